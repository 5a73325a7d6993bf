/** How often a property is tried: as often as it says, or fewer times where a run sets it, as mutation testing does. */
export const propertyRuns = (usual: number): Readonly<{ numRuns: number }> => {
  const set = Number(globalThis.process?.env.PROPERTY_RUNS ?? Number.NaN);
  return { numRuns: set > 0 ? Math.min(usual, set) : usual };
};
