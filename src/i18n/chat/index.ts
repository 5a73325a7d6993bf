import { namespace } from '../namespace';
import { en } from './en';

export type ChatWords = typeof en;
/** Text for chat and dice bots, and from them. */
export const chat = namespace(en, async () => (await import('./zh-cn')).zhCn);
