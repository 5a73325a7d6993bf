import 'fake-indexeddb/auto';
import { createLocks } from '#tests/storage/locks';

/**
 * What jsdom leaves out of the platform: database, locks, dialogs, popovers, media queries, pointer capture. It is put in
 * once for all files that share a page.
 */

Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });

window.matchMedia = (query) =>
  ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

const openers = new WeakMap<Element, Element | null>();

HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

const OPEN = 'data-popover-open';

const shown = document.createElement('style');
shown.textContent = `[${OPEN}] { display: block !important }`;
document.head.append(shown);

function toggled(popover: HTMLElement, newState: 'open' | 'closed'): void {
  const event = Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' });
  popover.dispatchEvent(event);
}

HTMLElement.prototype.showPopover = function showPopover() {
  for (const other of document.querySelectorAll<HTMLElement>(`[${OPEN}]`)) {
    if (other !== this) other.hidePopover();
  }
  openers.set(this, document.activeElement);
  this.setAttribute(OPEN, '');
  toggled(this, 'open');
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  if (!this.hasAttribute(OPEN)) return;
  this.removeAttribute(OPEN);
  const opener = openers.get(this);
  if (opener instanceof HTMLElement && this.contains(document.activeElement)) opener.focus();
  toggled(this, 'closed');
};

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
  const popover = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (popover) popover.hasAttribute(OPEN) ? popover.hidePopover() : popover.showPopover();
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  const popover = document.querySelector<HTMLElement>(`[${OPEN}]`);
  if (popover) popover.hidePopover();
  else if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});

/** Nothing ever leaves the view. */
window.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** Nothing ever changes its size. */
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

HTMLElement.prototype.setPointerCapture = () => undefined;
HTMLElement.prototype.releasePointerCapture = () => undefined;
HTMLElement.prototype.scrollIntoView = () => undefined;
