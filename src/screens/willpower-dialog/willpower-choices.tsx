import { outcome as outcomeMessages } from '@/i18n/outcome';
import { rules } from '@/i18n/rules';
import { formatDuration } from '@/i18n/time-formatters';
import { willpower } from '@/i18n/willpower';
import type { Sheet } from '@/model/sheet';
import { basicBonus, resistHungerUntil } from '@/rules';
import { sheetStore } from '@/store/sheet-store';
import { type Choice, ChoiceList } from '@/ui/choice-list';
import { useLanguage, useMessages } from '@/ui/preferences';
import {
  takesAmount,
  WILLPOWER_USES,
  type WillpowerDraft,
  type WillpowerUse,
  willpowerCommand,
  willpowerOf,
} from './willpower-draft';

type WillpowerChoicesProps = Readonly<{
  sheet: Sheet;
  draft: WillpowerDraft;
  onChoose: (use: WillpowerUse) => void;
}>;

/** Everything Willpower does, each with what it brings, what it costs, or why not now. */
export function WillpowerChoices({ sheet, draft, onChoose }: WillpowerChoicesProps) {
  const words = useMessages(willpower);
  const rulesWords = useMessages(rules);
  const outcomeWords = useMessages(outcomeMessages);
  const detail = useDetail();
  const choice = (use: WillpowerUse): Choice<WillpowerUse> => {
    const outcome = sheetStore.preview(willpowerCommand(use, draft));
    const label = words.uses[use];
    if (!outcome.ok) {
      const why = outcomeWords.asLabel(rulesWords.refusal[outcome.refusal.code]);
      return { value: use, label, detail: why, disabled: true };
    }
    // An amount that was not chosen yet says nothing.
    const known = use === draft.use || !takesAmount(use);
    const end = known && words.change(willpowerOf(sheet), willpowerOf(outcome.sheet));
    return { value: use, label, detail: detail(use), end };
  };
  return <ChoiceList label={words.use} value={draft.use} onChange={onChoose} choices={WILLPOWER_USES.map(choice)} />;
}

function useDetail(): (use: WillpowerUse) => string {
  const words = useMessages(willpower);
  const language = useLanguage();
  const bonus = basicBonus();
  const minutes = resistHungerUntil(0, false, 1) ?? 0;
  return (use) => {
    switch (use) {
      case 'roll':
      case 'defense':
        return words.detail[use](bonus);
      case 'hunger':
        return words.detail.hunger(formatDuration(minutes, language));
      default:
        return words.detail[use];
    }
  };
}
