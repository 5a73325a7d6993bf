/** A source that opened a pool: which resource, of what kind (a Bloodline, a Title…), when, and whether it is in force. */
export type Opening = Readonly<{ resource: string; kind: string; at: number; active: boolean }>;

/** What makes a source entirely different from another: another resource, or another kind of resource. */
export type ReopenSource = 'differentResource' | 'differentKind';

/**
 * Whether any opening of a pool is in force, and how many further ones count besides the first. A suspended source
 * doesn't count; without any the pool is gone until one returns, and keeps its energy.
 * @rule E-22
 */
export function openingsInForce(
  openings: readonly Opening[],
  reopenSource: ReopenSource = 'differentResource',
): Readonly<{ open: boolean; further: number }> {
  const active = openings.filter((opening) => opening.active);
  const sources = new Set(active.map(({ resource, kind }) => (reopenSource === 'differentKind' ? kind : resource)));
  return { open: sources.size > 0, further: Math.max(0, sources.size - 1) };
}
