import { useState } from 'react';
import { core } from '@/i18n/core';
import { rulebook } from '@/i18n/rulebook';
import { GRADES } from '@/model/health';
import { amountsTotal, damageTrack } from '@/rules';
import { NumberField } from '@/ui/fields';
import { HealthTrack } from '@/ui/health-track';
import { useMessages } from '@/ui/preferences';

const FIELDS = ['health', ...GRADES] as const;
type Field = (typeof FIELDS)[number];

/** The book's own first example. */
const FIRST: Readonly<Record<Field, string>> = { health: '20', bashing: '3', lethal: '4', aggravated: '5' };

const isFit = (text: string) => /^\d{1,3}$/.test(text.trim());

/** A hit on a fresh track, to see how the grades push each other. */
export function Cascade() {
  const words = useMessages(rulebook);
  const { gradeTitle } = useMessages(core);
  const [typed, setTyped] = useState(FIRST);
  const numberOf = (field: Field) => (isFit(typed[field]) ? Number(typed[field]) : 0);
  const track = { healthy: numberOf('health'), bashing: 0, lethal: 0, aggravated: 0 };
  const amounts = { bashing: numberOf('bashing'), lethal: numberOf('lethal'), aggravated: numberOf('aggravated') };
  const hit = damageTrack(track, amounts);
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-3 border border-line-2 p-3">
      <legend className="px-1 text-13 text-ink-2">{words.cascade}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {FIELDS.map((field) => (
          <NumberField
            key={field}
            label={field === 'health' ? words.cascadeHealth : gradeTitle[field]}
            max={999}
            value={typed[field]}
            error={!isFit(typed[field]) && words.cascadeProblem}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        ))}
      </div>
      {track.healthy > 0 && <HealthTrack compact track={hit.track} />}
      <output className="text-15 font-semibold">{words.cascadeResult(hit.track, amountsTotal(hit.overflow))}</output>
    </fieldset>
  );
}
