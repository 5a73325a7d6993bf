const WHOLE = /^[+-]?\d+$/;

/** The number a text says, with full-width digits, a true minus or separators; else the text itself, as it was typed. */
export function readNumber(text: string): number | string {
  const plain = text.normalize('NFKC').replace('−', '-').replaceAll(/[,\s]/g, '');
  return WHOLE.test(plain) ? Number(plain) : text;
}

/** A number as it stands in a field, with a true minus. */
export const numberText = (value: number): string => String(value).replace('-', '−');
