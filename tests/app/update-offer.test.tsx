import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render';
import { keepOffline } from '@/app/keep-offline';
import { UpdateOffer } from '@/app/update-offer';
import { offline } from '@/i18n/offline';
import { sheetState } from '@/store/sheet-state';

const reload = vi.fn();
const container = new EventTarget();

/** A worker that waits, and becomes this when it is told to take over. */
const waitingWorker = (next: ServiceWorkerState = 'activated') => {
  const worker = Object.assign(new EventTarget(), {
    state: 'installed' as ServiceWorkerState,
    postMessage: vi.fn(() => {
      worker.state = next;
      worker.dispatchEvent(new Event('statechange'));
    }),
  });
  return worker as typeof worker & ServiceWorker;
};

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockClear();
  sheetState.setState({ unsavedCount: 0 });
});

function show(update = waitingWorker()) {
  const onLater = vi.fn();
  renderUi(<UpdateOffer words={offline.english} update={update} onLater={onLater} />);
  return { user: userEvent.setup(), update, onLater };
}

describe('the offer of a newer version', () => {
  it('does nothing by itself, and goes when told to', async () => {
    const { user, update, onLater } = show();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(onLater).toHaveBeenCalledOnce();
    expect(update.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads once the newer version has taken over', async () => {
    const { user, update } = show();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(update.postMessage).toHaveBeenCalledExactlyOnceWith('take over');
  });

  it('leaves the old version in charge until every change is on disk', async () => {
    sheetState.setState({ unsavedCount: 1 });
    const { user, update } = show();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('button', { name: 'Reloads once saved' })).toBeDisabled();
    expect(update.postMessage).not.toHaveBeenCalled();
    act(() => sheetState.setState({ unsavedCount: 0 }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('waits until the newer version is in charge', async () => {
    const { user, update } = show(waitingWorker('activating'));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(update.postMessage).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    act(() => {
      update.state = 'activated';
      update.dispatchEvent(new Event('statechange'));
    });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('reloads as well where one that is newer still has set it aside', async () => {
    const { user } = show(waitingWorker('redundant'));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = show(waitingWorker('installed'));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not wait for a takeover that another tab has brought about', async () => {
    const { user, update } = show(Object.assign(waitingWorker(), { state: 'activated' }));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(update.postMessage).not.toHaveBeenCalled();
  });
});

describe('keeping the app', () => {
  const registered = (given: object) => {
    const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing: null, ...given });
    Object.assign(container, { register: async () => registration });
    return registration;
  };

  it('tells of a version that waited since an earlier visit', async () => {
    const waiting = waitingWorker();
    registered({ active: {}, waiting });
    const onUpdate = vi.fn();
    await keepOffline(onUpdate);
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith(waiting);
  });

  it('tells of a newer version when all of it is here, and not of the first', async () => {
    const installing = new EventTarget();
    const registration = registered({ installing });
    const onUpdate = vi.fn();
    await keepOffline(onUpdate);
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { waiting: installing });
    installing.dispatchEvent(new Event('statechange'));
    expect(onUpdate).not.toHaveBeenCalled();
    Object.assign(registration, { active: {} });
    installing.dispatchEvent(new Event('statechange'));
    expect(onUpdate).toHaveBeenCalledWith(installing);
  });
});
