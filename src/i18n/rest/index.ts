import { namespace } from '../namespace';
import { en } from './en';

export type RestWords = typeof en;
/** What the rest planner says. */
export const rest = namespace(en, async () => (await import('./zh-cn')).zhCn);
