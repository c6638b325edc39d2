// Tests of the errors of the programs in Chinese.
import { inChinese } from "/core/errors.js";
import { equal } from "./steps.js";

/**
 * check fails unless each error of a puzzle with Chinese errors is translated. An unknown error
 * stays entirely in English.
 * @param {string[]} errors
 */
export async function check(errors) {
  for (const error of errors) {
    const [name] = error.split(":");
    const { errors: own } = await import(`/${name}/page.js`);
    if (own) equal(inChinese(error, own) !== error, true, `${error} is translated:`);
  }
  const other = `lc773: case 1, line 2: not a wheel: "7"`;
  equal(inChinese(other, {}), other);
}
