import { Ellipsis, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { formatNumber, GRADE_LETTERS } from '@/i18n';
import { party } from '@/i18n/party';
import { HEALTH_STATES, type Track } from '@/model/health';
import type { StorytellerCard } from '@/party/cards';
import { trackTotal } from '@/rules';
import { classNames } from '@/ui/class-names';
import { GradeSymbol } from '@/ui/grade-mark';
import { Menu } from '@/ui/menu';
import { useLanguage, useMessages } from '@/ui/preferences';
import { ThinBar } from '@/ui/thin-bar';
import { Fact, WillpowerFact } from './fact';
import { HiddenMark } from './hidden-mark';
import { PresenceMark } from './presence-mark';
import { SeatChips } from './seat-chips';
import { type SeatActions, SeatMenu } from './seat-menu';
import { useSeat } from './seat-store';
import { SeatTick } from './seat-tick';
import type { SeatPresence } from './seat-views';
import { mindOfCard, nextToTurn, useEffectsLine } from './seat-words';

type SeatCardProps = Readonly<{
  id: string;
  isSelected: boolean;
  onSelect: (seatId: string) => void;
  actions: SeatActions;
}>;

/** One character on the board: who, how hurt, awake or not, and what the Storyteller asks for. */
export const SeatCard = memo(function SeatCard({ id, isSelected, onSelect, actions }: SeatCardProps) {
  const view = useSeat(id);
  if (!view) return null;
  const { seat, name, card, presence, note } = view;
  return (
    <li>
      <div
        className={classNames(
          'h-full rounded-3 border bg-surf-1 pt-1.5 pr-1 pb-3 pl-1 shadow-edge [contain:layout_style]',
          edgeOf(isSelected, card),
        )}
      >
        <div className="float-left">
          <SeatTick seatId={id} name={name} isSelected={isSelected} onSelect={onSelect} />
        </div>
        <div className="ml-11">
          <CardHead
            {...{ id, name, actions }}
            isHidden={seat.isHidden}
            player={card?.player ?? ''}
            kind={presence.kind}
            at={presence.at ?? null}
          />
          <div className="pr-3">{card ? <CardBody card={card} note={note} /> : <NoCard presence={presence} />}</div>
        </div>
      </div>
    </li>
  );
});

type CardHeadProps = Pick<SeatCardProps, 'id' | 'actions'> &
  Readonly<{ name: string; player: string; isHidden: boolean; kind: SeatPresence['kind']; at: number | null }>;

const CardHead = memo(function CardHead({ id, name, player, isHidden, kind, at, actions }: CardHeadProps) {
  const words = useMessages(party);
  return (
    <div className="flex min-h-tap items-center gap-2">
      <h3 className="min-w-0 text-17 leading-tight">
        <bdi>{name}</bdi>
        {player && <small className="ml-1 text-13 font-normal text-ink-2">{player}</small>}
      </h3>
      {isHidden && <HiddenMark />}
      <PresenceMark kind={kind} at={at} />
      <Menu label={words.actionsOf(name)} icon={Ellipsis} body={(close) => <SeatMenu {...{ id, actions, close }} />} />
    </div>
  );
});

function edgeOf(isSelected: boolean, card: StorytellerCard | null): string {
  if (isSelected) return 'border-light ring-1 ring-light';
  return card?.mind === 'worsening' ? 'border-aggravated-line' : 'border-line';
}

function NoCard({ presence }: Readonly<{ presence: SeatPresence }>) {
  const words = useMessages(party);
  return <p className="text-13 text-ink-2">{presence.kind === 'missing' ? words.sheetGone : words.noCard}</p>;
}

function CardBody({ card, note }: Readonly<{ card: StorytellerCard; note: string | null }>) {
  const words = useMessages(party);
  const effects = useEffectsLine();
  const { willpower, temporaryHitPoints, defense, isObject } = card;
  return (
    <>
      <SeatChips status={card.status} mind={mindOfCard(card)} />
      <ThinBar track={card.track} />
      <Counts track={card.track} />
      {card.roundsLeft !== null && (
        <p className="mt-1.5 flex items-center gap-1.5 text-13 font-semibold text-aggravated">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          {words.dies(GRADE_LETTERS[nextToTurn(card)], card.roundsLeft)}
        </p>
      )}
      <Facts {...willpower} {...{ temporaryHitPoints, defense, isObject }} />
      <p className="mt-1 text-13 text-ink-2 in-data-fixed:line-clamp-2">{note ?? (effects(card) || words.noEffects)}</p>
    </>
  );
}

function Counts({ track }: Readonly<{ track: Track }>) {
  const language = useLanguage();
  const maximum = trackTotal(track);
  return (
    // The bar above says it in words. One line of text: boxes in boxes take longer to lay out.
    <p aria-hidden className="mt-1 text-13 leading-7">
      <b className="float-right ml-2.5 text-20 leading-7 font-semibold">
        {formatNumber(track.healthy, language)}
        <small className="text-13 font-normal text-ink-2"> / {formatNumber(maximum, language)}</small>
      </b>
      {HEALTH_STATES.map((state) => (
        <span key={state} className={classNames('mr-3 whitespace-nowrap', track[state] === 0 && 'text-ink-3')}>
          <GradeSymbol state={state} size={14} />{' '}
          <b className="font-semibold">{formatNumber(track[state], language)}</b> {GRADE_LETTERS[state]}
        </span>
      ))}
    </p>
  );
}

type FactsProps = Pick<StorytellerCard, 'temporaryHitPoints' | 'defense' | 'isObject'> & StorytellerCard['willpower'];

const Facts = memo(function Facts({ temporaryHitPoints, defense, isObject, ...willpower }: FactsProps) {
  const words = useMessages(party);
  return (
    <p className="mt-2 flex flex-wrap gap-x-3.5 gap-y-0.5 border-t border-line pt-2 text-13 text-ink-2">
      {!isObject && <WillpowerFact {...willpower} />}
      <Fact name={words.temporary} value={temporaryHitPoints} />
      <Fact name={words.defense} value={defense} />
    </p>
  );
});
