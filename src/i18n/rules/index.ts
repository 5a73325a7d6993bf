import { namespace } from '../namespace';
import { en } from './en';

export type RulesWords = typeof en;
/** Words for what the rules core reports: events, refusals, contributions, history. */
export const rules = namespace(en, async () => (await import('./zh-cn')).zhCn);
