import { damageTerms } from '@/i18n/damage-terms';
import { rulebook } from '@/i18n/rulebook';
import { DAMAGE_TYPES, type DamageType } from '@/model/damage';
import { bestReduction, bestResistance, PHYSICAL_FAMILY, pastHardness, STANDARD, typesIn } from '@/rules';
import { useMessages } from '@/ui/preferences';
import { ScrollArea } from '@/ui/scroll-area';

type DefenceName = keyof typeof rulebook.english.coverage.defence;

/** Whether a defense of one point takes a point of a type away, as the rules have it. */
const WORKS: Readonly<Record<DefenceName, (type: DamageType) => boolean>> = {
  hardness: (type) => pastHardness(1, [type], { kind: 'creature', hardness: 1 }) === 0,
  reduction: (type) => bestReduction([{ points: 1, weaknesses: ['silver'] }], type) > 0,
  unbeatable: (type) => bestReduction([{ points: 1, weaknesses: [] }], type) > 0,
  resistance: (type) => bestResistance([{ points: 1, energy: 'all' }], type) > 0,
  physical: (type) => typesIn(PHYSICAL_FAMILY).includes(type),
  all: (type) => typesIn(STANDARD).includes(type),
};
const DEFENCES = Object.keys(WORKS) as readonly DefenceName[];

/** The types of damage, those together on which the same defenses work. */
const ROWS = rowsOf(DAMAGE_TYPES);

function rowsOf(all: readonly DamageType[]) {
  const rows = new Map<string, Readonly<{ types: DamageType[]; working: ReadonlySet<DefenceName> }>>();
  for (const type of all) {
    const working = DEFENCES.filter((one) => WORKS[one](type));
    const row = rows.get(working.join());
    if (row) row.types.push(type);
    else rows.set(working.join(), { types: [type], working: new Set(working) });
  }
  return [...rows.values()];
}

/** Which defenses work on which types of damage. @rule D-38 */
export function CoverageTable() {
  const { coverage: words } = useMessages(rulebook);
  const terms = useMessages(damageTerms);
  return (
    <ScrollArea>
      <table className="w-full border-collapse text-left text-13">
        <caption className="pb-1 text-left text-ink-2">{words.title}</caption>
        <thead>
          <tr className="align-bottom text-ink-2">
            <th scope="col" className="py-1 pr-3 font-semibold">
              {words.type}
            </th>
            {DEFENCES.map((one) => (
              <th key={one} scope="col" className="min-w-16 px-2 py-1 text-12 font-normal">
                {words.defence[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ types, working }) => (
            <tr key={types.join()} className="border-t border-line">
              <th scope="row" className="min-w-28 py-1.5 pr-3 font-normal">
                {terms.list(types.map((type) => terms.type[type]))}
              </th>
              {DEFENCES.map((one) => (
                <td key={one} className={`px-2 ${working.has(one) ? 'font-semibold' : 'text-ink-3'}`}>
                  {working.has(one) ? words.works : words.doesNot}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
