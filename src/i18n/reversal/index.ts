import { namespace } from '../namespace';
import { en } from './en';

/** What the dialog of the game's own time reversal says. */
export const reversal = namespace(en, async () => (await import('./zh-cn')).zhCn);
