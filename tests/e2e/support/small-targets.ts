import type { Page } from '@playwright/test';

/** What can be pressed and is smaller than a finger, by its name and size. Links within a sentence may be. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const FINGER = 44;
    const CONTROLS =
      'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=menuitem], [role=switch]';

    /** As far as presses beside the middle still reach it: its own size, that of its label, and what it draws around itself. */
    const reach = (element: Element, dx: number, dy: number): number => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const reaches = (far: number) => {
        const hit = document.elementFromPoint(left + width / 2 + dx * far, top + height / 2 + dy * far);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
      };
      let far = 0;
      while (far < FINGER && reaches(far + 1)) far += 1;
      return far;
    };

    const isInSentence = (element: Element): boolean =>
      element.matches('a, button') &&
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );

    const top = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document.body;
    const found: string[] = [];
    for (const control of top.querySelectorAll<HTMLElement>(CONTROLS)) {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const target = label?.contains(control) ? label : control;
      if (!target.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true], [inert]'))
        continue;
      const box = target.getBoundingClientRect();
      if (box.width <= 1 || (box.width >= FINGER - 0.5 && box.height >= FINGER - 0.5) || isInSentence(target)) continue;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const width = Math.max(box.width, reach(target, -1, 0) + reach(target, 1, 0) + 1);
      const height = Math.max(box.height, reach(target, 0, -1) + reach(target, 0, 1) + 1);
      if (width >= FINGER - 0.5 && height >= FINGER - 0.5) continue;
      const name = control.getAttribute('aria-label') ?? target.textContent ?? '';
      found.push(
        `${control.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” ${Math.round(width)}×${Math.round(height)}`,
      );
    }
    return [...new Set(found)];
  });
