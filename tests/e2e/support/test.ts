import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

type Fixtures = Readonly<{
  /** Fails on any accessibility violation of the page as it is now, or of the rules that are named. */
  expectAccessible: (...rules: string[]) => Promise<void>;
  /** Always on: an error in the page fails the journey, whatever the journey looks at. */
  pageErrors: readonly string[];
}>;

/** What the browser itself says when a journey stops the server. */
const NO_SERVER = /^WebSocket connection to|net::ERR_CONNECTION_REFUSED/;

/** Collects what goes wrong in a page. */
export function errorsIn(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NO_SERVER.test(message.text())) errors.push(message.text());
  });
  return errors;
}

export const test = base.extend<Fixtures>({
  expectAccessible: async ({ page }, use) => {
    await use(async (...rules) => {
      // There are no frames, so the whole check may run in the page itself; and axe stays there until a reload, so that
      // it is read only once. Together a third of the time.
      const isThere = await page.evaluate(() => 'axe' in window);
      const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] });
      const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
      expect(found).toEqual([]);
    });
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors = errorsIn(page);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
