import { core } from '@/i18n/core';
import { round } from '@/i18n/round';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import { actionsLeft } from '@/rules';
import { useMessages } from '@/ui/preferences';
import { Term } from '@/ui/term';
import { Checkbox } from '@/ui/toggles';
import { ACTIONS, hasTurnEnd, type RoundDraft } from './round-draft';

type TurnFieldsProps = Readonly<{ sheet: Sheet; draft: RoundDraft; onChange: (draft: RoundDraft) => void }>;

/** The character's own turn: the actions of the round that it takes, and its end where the table lets wounds worsen then. */
export function TurnFields({ sheet, draft, onChange }: TurnFieldsProps) {
  const words = useMessages(round);
  const { verb } = useMessages(core);
  const { quantity } = useMessages(rules);
  const left = actionsLeft(sheet);
  return (
    <fieldset className="min-w-0 border-0">
      <legend className="mb-1 text-13 text-ink-2">
        <Term of="round">{words.actions}</Term>
      </legend>
      {ACTIONS.map((action) => (
        <Checkbox
          key={action}
          label={quantity.action[action]}
          detail={words.actionsLeft(left[action])}
          checked={draft.actions.includes(action)}
          disabled={left[action] === 0}
          onChange={({ target }) =>
            onChange({
              ...draft,
              actions: ACTIONS.filter((one) => (one === action ? target.checked : draft.actions.includes(one))),
            })
          }
        />
      ))}
      {hasTurnEnd(sheet) && (
        <Checkbox
          label={verb.endTurn}
          detail={words.worsensThen}
          checked={draft.endsTurn}
          onChange={({ target }) => onChange({ ...draft, endsTurn: target.checked })}
        />
      )}
    </fieldset>
  );
}
