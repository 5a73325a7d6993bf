/** One fair die of `sides`, 1 to 256. A byte that would favour the low numbers is thrown again. */
export function rollDie(sides = 10): number {
  const fair = 256 - (256 % sides);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] as number) >= fair);
  return ((byte[0] as number) % sides) + 1;
}

/** `count` dice in the order they fell. */
export const rollDice = (count: number, sides = 10): readonly number[] =>
  Array.from({ length: count }, () => rollDie(sides));
