// The view "Watch the search", which is being written anew. main.js calls these functions. The moment
// on the page is watched.moment of core/state.js (-1 while the view is closed; keepAddress of
// core/open.js then writes the address), and a link asks for watched.wanted.

export async function open() {}

export function close() {}

export async function refresh() {}

/** @param {KeyboardEvent} _event */
export const pressed = (_event) => false;
