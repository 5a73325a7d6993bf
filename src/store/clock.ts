/** The time of day in milliseconds. Only for showing when something happened; order never depends on it. */
export const now = (): number => Date.now();
