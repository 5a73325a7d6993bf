/** An Attribute measured against a prerequisite, in points; `temporary` is what bonuses and Attribute damage change now. */
export type AttributeCheck = Readonly<{
  kind: 'resource' | 'item';
  permanent: number;
  temporary: number;
  needed: number;
}>;

/**
 * Whether an Attribute meets a prerequisite. For items it counts as it is now, for resources without temporary changes;
 * with the option, a temporary loss does count against resources.
 * @rule M-61
 */
export function meetsAttribute(
  { kind, permanent, temporary, needed }: AttributeCheck,
  attributeDamageBreaksPrereq = false,
): boolean {
  const loss = attributeDamageBreaksPrereq ? Math.min(0, temporary) : 0;
  return permanent + (kind === 'item' ? temporary : loss) >= needed;
}
