import { formatNumber } from '@/i18n';
import { party } from '@/i18n/party';
import type { StorytellerCard } from '@/party/cards';
import { useLanguage, useMessages } from '@/ui/preferences';

type FactProps = Readonly<{ name: string; value: number; maximum?: number; temporary?: number }>;

/** A number by its name: `Willpower 4/7 +2`. */
export function Fact({ name, value, maximum, temporary = 0 }: FactProps) {
  const language = useLanguage();
  return (
    <span>
      {name} <b className="font-semibold text-ink">{formatNumber(value, language)}</b>
      {maximum !== undefined && `/${formatNumber(maximum, language)}`}
      {temporary > 0 && <b className="font-semibold text-ink"> +{formatNumber(temporary, language)}</b>}
    </span>
  );
}

export function WillpowerFact({ current, maximum, temporary }: StorytellerCard['willpower']) {
  const { willpower } = useMessages(party);
  return <Fact name={willpower} value={current} maximum={maximum} temporary={temporary} />;
}
