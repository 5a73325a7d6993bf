import fc from 'fast-check';
import { it } from 'vitest';

/** A test of a property: it holds for whatever values these arbitraries make. */
const prop =
  <Values extends [unknown, ...unknown[]]>(
    arbitraries: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
    parameters: fc.Parameters<Values> = {},
  ) =>
  (title: string, holds: (...values: Values) => void | Promise<void>): void =>
    it(title, () =>
      fc.assert(
        fc.asyncProperty(...arbitraries, async (...values) => holds(...values)),
        parameters,
      ),
    );

export { fc };
export const test = { prop };
