import { fromUtf8 } from './bytes';

/**
 * Reads JSON as this app writes it, and nothing else: a text that would be written differently (a doubled key, odd
 * spacing, -0, a number out of range, nesting that overflows) is not from us. Returns undefined for all of these.
 */
export function readPlainJson(bytes: Uint8Array): unknown {
  try {
    const text = fromUtf8(bytes);
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}
