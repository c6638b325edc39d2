// The view "Watch the search", which is being written anew.

export async function open() {}

export function close() {}

export async function refresh() {}

/** @param {number} _moment */
export function startAt(_moment) {}

export const watchedMoment = () => -1;

/** @param {KeyboardEvent} _event */
export const pressed = (_event) => false;
