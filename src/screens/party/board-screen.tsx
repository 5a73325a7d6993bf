import { Ellipsis, Eye, NotebookPen, SkipForward, Theater, UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import type { Board } from '@/party/board';
import { Button, IconButton } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useShortcuts } from '@/ui/keyboard';
import { Menu } from '@/ui/menu';
import { MenuItems } from '@/ui/menu-items';
import { PageHeader } from '@/ui/page-header';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { Switch } from '@/ui/switch';
import { useRemembered } from '@/ui/use-remembered';
import type { BoardPanel } from './board-parts';
import { BoardSeats } from './board-seats';
import { OrderField } from './order-field';
import type { SeatActions } from './seat-menu';
import { useOfSeats } from './seat-store';
import { SEAT_ORDERS } from './seat-views';
import { SelectionBar } from './selection-bar';
import { isWorsening, UrgencyStrip } from './urgency-strip';
import { useBoardChange } from './use-board-change';
import { useSeatActions } from './use-seat-actions';

type BoardScreenProps = Readonly<{
  board: Board;
  onBack: () => void;
  onOpen: (panel: BoardPanel) => void;
  onOpenSheet: (sheetId: string) => void;
  /** What the link adds to the header and above the seats. */
  linkParts?: Readonly<{ header: ReactNode; notices: ReactNode }>;
}>;

const VIEWS = ['cards', 'table'] as const;

/** The Storyteller's board: who is hurt, who is out, who gets worse, at one look. */
export function BoardScreen({ board, onBack, onOpen, onOpenSheet, linkParts }: BoardScreenProps) {
  const words = useMessages(party);
  const [view, setView] = useRemembered('party-view', VIEWS, board.seats.length >= MANY ? 'table' : 'cards');
  const [order, setOrder] = useRemembered('party-order', SEAT_ORDERS, 'seats');
  const [playersView, setPlayersView] = useState(false);
  const { selected, toggle, clear } = useSelection();
  const actions: SeatActions = useSeatActions(board, onOpen, onOpenSheet);
  const act = (kind: 'damage' | 'heal') => onOpen({ kind, seats: [...selected] });
  const canAct = selected.size > 0 && !playersView;
  useShortcuts({
    e: () => onOpen({ kind: 'round' }),
    t: () => setView(view === 'cards' ? 'table' : 'cards'),
    v: () => setPlayersView(!playersView),
    ...(canAct && { p: () => act('damage'), d: () => act('damage'), h: () => act('heal'), escape: clear }),
  });
  return (
    <>
      <BoardHeader board={board} onBack={onBack} onOpen={onOpen} link={linkParts?.header} />
      <main className="mx-auto max-w-[1680px] px-3 pb-36 lg:px-6">
        {linkParts?.notices}
        {playersView ? <PlayersViewNote /> : <UrgencyStrip />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-1 text-13">
          <Switch label={words.playersView} checked={playersView} onChange={setPlayersView} />
          <HowMany playersView={playersView} />
          {view === 'table' && !playersView && <OrderField order={order} onChange={setOrder} />}
          <Segmented
            label={words.view}
            className="w-44"
            value={view}
            options={VIEWS.map((value) => ({ value, label: words[value] }))}
            onChange={setView}
          />
        </div>
        {board.seats.length === 0 ? (
          <EmptyState action={<Button onClick={() => onOpen({ kind: 'add' })}>{words.addSomeone}</Button>}>
            {words.empty}
          </EmptyState>
        ) : (
          <BoardSeats
            view={view}
            order={order}
            playersView={playersView}
            selected={selected}
            onSelect={toggle}
            actions={actions}
          />
        )}
      </main>
      {canAct && (
        <SelectionBar selected={selected} onClear={clear} onHeal={() => act('heal')} onDamage={() => act('damage')} />
      )}
    </>
  );
}

/** From so many on the table comes first. */
const MANY = 13;

function HowMany({ playersView }: Readonly<{ playersView: boolean }>) {
  const words = useMessages(party);
  const all = useOfSeats((views) => views.length);
  const worsening = useOfSeats((views) => views.filter(isWorsening).length);
  return (
    <span className="flex-1 text-ink-2">
      <span className="max-sm:sr-only">{words.inScene(all, playersView ? 0 : worsening)}</span>
    </span>
  );
}

function PlayersViewNote() {
  const words = useMessages(party);
  return (
    <p className="my-3 flex items-center gap-3 text-13 text-ink-2">
      <Eye size={20} strokeWidth={1.75} aria-hidden />
      {words.playersViewIs}
    </p>
  );
}

type HeaderProps = Pick<BoardScreenProps, 'board' | 'onBack' | 'onOpen'> & Readonly<{ link: ReactNode }>;

function BoardHeader({ board, onBack, onOpen, link }: HeaderProps) {
  const words = useMessages(party);
  const { verb } = useMessages(core);
  const language = useLanguage();
  const change = useBoardChange(board.id);
  return (
    <PageHeader
      title={board.name}
      subtitle={<span className="max-sm:sr-only">{words.scene(board.scene)}</span>}
      onClose={onBack}
      end={
        <>
          {link}
          <span className="inline-flex items-baseline gap-1.5 px-1 text-13 whitespace-nowrap text-ink-2">
            {words.round}{' '}
            <b className="text-24 leading-none font-semibold text-ink">{formatNumber(board.round, language)}</b>
          </span>
          <span className="max-lg:hidden">
            <Button kind="primary" icon={SkipForward} shortcut="E" onClick={() => onOpen({ kind: 'round' })}>
              {words.endRound}
            </Button>
          </span>
          <span className="lg:hidden">
            <IconButton icon={SkipForward} label={words.endRound} onClick={() => onOpen({ kind: 'round' })} />
          </span>
          <Menu
            label={verb.more}
            icon={Ellipsis}
            body={(close) => (
              <MenuItems
                close={close}
                items={[
                  { label: words.add.title, icon: UserPlus, onSelect: () => onOpen({ kind: 'add' }) },
                  {
                    label: words.newScene,
                    icon: Theater,
                    onSelect: () => change((now) => ({ ...now, scene: now.scene + 1, round: 1 })),
                  },
                  { label: words.rename, icon: NotebookPen, onSelect: () => onOpen({ kind: 'notes' }) },
                ]}
              />
            )}
          />
        </>
      }
    />
  );
}

const NOBODY: readonly string[] = [];

/** Who is selected, in the order they sit; somebody who left the board is not. */
function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = useOfSeats((_, seats) =>
    chosen.size === 0 ? NOBODY : seats.flatMap(({ id }) => (chosen.has(id) ? [id] : [])),
  );
  const selected = useMemo(() => new Set(ids), [ids]);
  const toggle = useCallback(
    (seatId: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(seatId)) next.add(seatId);
        return next;
      }),
    [],
  );
  return { selected, toggle, clear: () => setChosen(new Set()) };
}
