import type { Sheet, Defence as SheetDefence } from '@/model/sheet';
import type { DefensePart } from './defense-points';
import { type AgainstDefense, defenseAgainst } from './sheet-defense';

/** What an attack stops by piercing: parts of Defense whose traits don't work, and the ids of defences that are such traits. */
export type Stripped = Readonly<{ parts: readonly DefensePart[]; defences: ReadonlySet<string> }>;

/** The part of Defense whose trait a defence is. Conversions of armor and shield say so by their holder. @rule B-24 @rule P-18 */
function bearerOf(defence: SheetDefence): DefensePart | null {
  if (defence.bearer) return defence.bearer;
  const isHeld = defence.kind === 'conversion' && (defence.holder === 'armor' || defence.holder === 'shield');
  return isHeld ? defence.holder : null;
}

/** Whose traits an attack on this sheet stops. Parts that give no Defense count only when a defence is theirs. @rule B-24 */
export function strippedDefences(sheet: Sheet, attack: AgainstDefense): Stripped {
  const { parts, outcome } = defenseAgainst(sheet, attack);
  const off = sheet.defences.filter((defence) => {
    const bearer = bearerOf(defence);
    return bearer !== null && outcome.traitsOff.includes(bearer);
  });
  const bearers = new Set(off.map(bearerOf));
  return {
    parts: outcome.traitsOff.filter((part) => (parts[part] ?? 0) > 0 || bearers.has(part)),
    defences: new Set(off.map(({ id }) => id)),
  };
}
