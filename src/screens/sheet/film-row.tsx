import { useState } from 'react';
import { panels } from '@/i18n/panels';
import { rules } from '@/i18n/rules';
import { ESSENCES } from '@/model/essences';
import type { Command, Essence } from '@/rules';
import { sheetStore } from '@/store/sheet-store';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useCanEdit } from './allowed';
import { LastingRow } from './lasting-row';
import { useOpenSheet } from './open-sheet';
import { selectSuppression } from './panel-values';
import { useAct } from './use-act';

/** What the Film or a zone holds down, and the switch for it. */
export function FilmRow() {
  const words = useMessages(panels).film;
  const { essence } = useMessages(rules);
  const suppression = useOpenSheet(selectSuppression);
  return (
    <ul className="grid border-t border-line">
      <LastingRow
        name={words.title}
        note={suppression ? words.holds(essence[suppression.essence]) : words.none}
        left={null}
        body={(close) => <FilmBody close={close} />}
      />
    </ul>
  );
}

type Held = Omit<Extract<Command, { type: 'essence/suppress' }>, 'type'>;

const TECHNOLOGY: Held = { essence: 'Technological', mode: 'fail', by: 'film' };

function FilmBody({ close }: Readonly<{ close: () => void }>) {
  const words = useMessages(panels).film;
  const { essence: names, refusal } = useMessages(rules);
  const suppression = useOpenSheet(selectSuppression);
  const canEdit = useCanEdit();
  const act = useAct();
  const [held, setHeld] = useState<Held>({ ...TECHNOLOGY, ...suppression });
  const suppress: Command = { type: 'essence/suppress', ...held };
  const outcome = sheetStore.preview(suppress);
  const run = (command: Command) => act(command, 'big', close);
  const pick = <T extends string>(from: Readonly<Record<T, string>>) =>
    (Object.keys(from) as T[]).map((value) => ({ value, label: from[value] }));
  return (
    <>
      <SelectField
        label={words.essence}
        value={held.essence}
        onChange={(event) => setHeld({ ...held, essence: event.target.value as Essence })}
        options={ESSENCES.map((value) => ({ value, label: names[value] }))}
      />
      <Segmented
        label={words.by}
        showLabel
        value={held.by}
        onChange={(by) => setHeld({ ...held, by })}
        options={pick(words.bys)}
      />
      <Segmented
        label={words.mode}
        showLabel
        value={held.mode}
        onChange={(mode) => setHeld({ ...held, mode })}
        options={pick(words.modes)}
      />
      {!outcome.ok && <p className="text-13 text-ink-2">{refusal[outcome.refusal.code]}</p>}
      <Button disabled={!canEdit || !outcome.ok} onClick={() => run(suppress)}>
        {words.hold(names[held.essence])}
      </Button>
      {suppression && (
        <Button disabled={!canEdit} onClick={() => run({ type: 'essence/lift' })}>
          {words.lift}
        </Button>
      )}
    </>
  );
}
