/**
 * CRC-32 of a text's UTF-8 bytes, as 8 hex digits. It is here to notice damage, not tampering. It is synchronous on
 * purpose: `crypto.subtle` is missing outside secure contexts, and awaiting it inside a transaction would end it.
 */
export function checksumOf(text: string): string {
  let crc = 0xffffffff;
  for (const byte of encoder.encode(text)) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] as number);
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

const encoder = new TextEncoder();

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
