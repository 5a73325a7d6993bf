import { namespace } from '../namespace';
import { en } from './en';

/** The forms of single entries: resources, items, effects and the rest. */
export const entries = namespace(en, async () => (await import('./zh-cn')).zhCn);

export type EntriesWords = typeof en;
