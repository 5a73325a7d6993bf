/** What the one who copies has, measured against the ability. */
export type CopyAttempt = Readonly<{
  hasEnergyKind: boolean;
  meetsPrerequisites: boolean;
  limitedUses: boolean;
  /** What a spell asks for besides; null for anything else. */
  spell: Readonly<{ sawWholeCasting: boolean; hasCasterRole: boolean }> | null;
}>;

export type CopyBar = 'energyKind' | 'prerequisites' | 'limitedUses' | 'sawWholeCasting' | 'casterRole';

/** Everything that bars copying an ability, and later using the copy; empty when nothing does. @rule M-55 @rule M-56 */
export function copyBars({ hasEnergyKind, meetsPrerequisites, limitedUses, spell }: CopyAttempt): readonly CopyBar[] {
  const bars: CopyBar[] = [];
  if (!hasEnergyKind) bars.push('energyKind');
  if (!meetsPrerequisites) bars.push('prerequisites');
  if (limitedUses) bars.push('limitedUses');
  if (spell && !spell.sawWholeCasting) bars.push('sawWholeCasting');
  if (spell && !spell.hasCasterRole) bars.push('casterRole');
  return bars;
}

/** A spell with what its caster has made of it. */
export type CastSpell<Version> = Readonly<{ original: Version; cast: Version }>;

/** The version of a spell that a copy has: the original one, not what the caster made of it. @rule M-56 */
export const copiedVersion = <Version>({ original }: CastSpell<Version>): Version => original;

/** What an ability counts for toward others: a copied one is no prerequisite and brings nothing elsewhere. @rule M-57 */
export const grantsElsewhere = ({
  copied = false,
  grants,
}: Readonly<{ copied?: boolean; grants: readonly string[] }>): readonly string[] => (copied ? [] : grants);
