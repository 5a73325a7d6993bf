import { namespace } from '../namespace';
import { en } from './en';

export type { NamedRule } from './words-of-values';
/** What the table's rules are called, and the screen that sets them. */
export const tableRules = namespace(en, async () => (await import('./zh-cn')).zhCn);
