import { describe, expect, it, vi } from 'vitest';
import { plainSeat, type Seat } from '@/party/board';
import { newSeatStore } from '@/screens/party/seat-store';
import type { SeatView } from '@/screens/party/seat-views';

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

const seatsOf = (length: number) =>
  Array.from({ length }, (_, n): Seat => ({ kind: 'member', ...plainSeat(`seat-${n}`), memberId: `${n}` }));
const viewOf = (seat: Seat, name = seat.id): SeatView => ({
  ...{ seat, name, card: null, publicCard: null, presence: { kind: 'waiting' }, note: null },
});
const seats = seatsOf(9);
const views = seats.map((seat) => viewOf(seat));

function opened(views: readonly SeatView[]) {
  const store = newSeatStore();
  store.show(views);
  const heard: string[] = [];
  for (const {
    seat: { id },
  } of views)
    store.onSeat(id, () => heard.push(`${id} ${store.seat(id)?.name}`));
  return { store, heard };
}

describe('the seats on screen', () => {
  it('hear of their own change and of no other', () => {
    const { store, heard } = opened(views);
    const all = vi.fn();
    store.all.subscribe(all);
    store.show(views.map((view, n) => (n === 4 ? viewOf(view.seat, 'Mara') : view)));
    expect(heard).toEqual(['seat-4 Mara']);
    store.show([...store.all.getState().views]);
    expect(heard).toHaveLength(1);
    expect(all).toHaveBeenCalledTimes(1);
  });

  it('are told a few in each frame when many change, each once and as it is by then', async () => {
    const { store, heard } = opened(views);
    store.show(seats.map((seat) => viewOf(seat, 'first')));
    expect(heard.length).toBeLessThan(seats.length);
    const before = heard.length;
    store.show(seats.map((seat) => viewOf(seat, 'second')));
    while (heard.filter((each) => each.endsWith('second')).length < seats.length) await nextFrame();
    expect(heard.slice(before).every((each) => each.endsWith('second'))).toBe(true);
    expect(new Set(heard.slice(before)).size).toBe(seats.length);
  });

  it('hear in the next frame where a thousand sit', async () => {
    const many = seatsOf(1000).map((seat) => viewOf(seat));
    const { store, heard } = opened(many);
    store.show(many.map((view, n) => (n === 4 ? viewOf(view.seat, 'Mara') : view)));
    expect(heard).toEqual([]);
    await nextFrame();
    expect(heard).toEqual(['seat-4 Mara']);
  });

  it('are drawn however often something new comes', async () => {
    const many = seatsOf(1000).map((seat) => viewOf(seat));
    const { store, heard } = opened(many);
    for (let frame = 0; frame < 4; frame += 1) {
      store.showSoon(() => many.map(({ seat }, n) => (n === 4 ? viewOf(seat, `Mara ${frame}`) : viewOf(seat))));
      await nextFrame();
    }
    expect(heard.length).toBeGreaterThan(0);
  });

  it('keep the list of who sits there while only cards change, and forget who is taken off', () => {
    const { store } = opened(views);
    const { seats: before } = store.all.getState();
    store.show(views.map((view) => viewOf(view.seat, 'hurt')));
    expect(store.all.getState().seats).toBe(before);
    store.show(views.slice(1));
    expect(store.seat('seat-0')).toBeNull();
    expect(store.all.getState().seats).toHaveLength(8);
  });
});
