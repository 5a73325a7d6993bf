/** Marks a case the types rule out; reaching it is a bug in our code, never a refusal. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
