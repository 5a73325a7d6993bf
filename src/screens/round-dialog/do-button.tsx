import { core } from '@/i18n/core';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { round } from '@/i18n/round';
import { rules } from '@/i18n/rules';
import { formatDuration } from '@/i18n/time-formatters';
import type { Sheet } from '@/model/sheet';
import type { Outcome } from '@/rules';
import { selectCanEdit } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { CheckedButton } from '@/ui/checked-fields';
import { useLanguage, useMessages } from '@/ui/preferences';
import { minutesOf, type RoundDraft } from './round-draft';

type DoButtonProps = Readonly<{ sheet: Sheet; draft: RoundDraft; result: Outcome | null; run: () => void }>;

/** Does what the dialog shows; says who dies of it, or why it can't be done. */
export function DoButton({ sheet, draft, result, run }: DoButtonProps) {
  const words = useMessages(round);
  const name = useDeed(sheet, draft);
  const why = useHindrance(draft, result);
  const dies = result?.ok === true && sheet.death === null && result.sheet.death !== null;
  return (
    <CheckedButton data-autofocus kind={dies ? 'danger' : 'primary'} disabled={why !== null} onClick={run}>
      {why ?? (dies ? words.dies(name, sheet.name) : name)}
    </CheckedButton>
  );
}

/** Why it can't be done; null when it can. */
function useHindrance({ moment }: RoundDraft, result: Outcome | null): string | null {
  const words = useMessages(round);
  const { refusal } = useMessages(rules);
  const { readOnly, asLabel } = useMessages(outcomeMessages);
  const canEdit = useSheet(selectCanEdit);
  if (!canEdit) return readOnly;
  if (result === null) return moment === 'turn' ? words.pickAction : words.typeTime;
  return result.ok ? null : asLabel(refusal[result.refusal.code]);
}

function useDeed(sheet: Sheet, draft: RoundDraft): string {
  const words = useMessages(round);
  const { verb } = useMessages(core);
  const language = useLanguage();
  const number = sheet.time.round;
  switch (draft.moment) {
    case 'start':
      return words.startRound(Math.max(1, number));
    case 'end':
      return number > 0 ? words.endRound(number) : verb.endRound;
    case 'turn':
      return draft.actions.length === 0 ? verb.endTurn : words.takeActions(draft.actions.length);
    case 'scene':
      return verb.endScene;
    case 'time':
      return words.pass(formatDuration(minutesOf(draft) ?? 0, language));
  }
}
