/** The version of a sheet that `sheet.ts` describes; a stored record carries its own. */
export const SCHEMA_VERSION = 2;
