import { namespace } from '../namespace';
import { en } from './en';

/** What the dialog of numbers set by hand says. */
export const byHand = namespace(en, async () => (await import('./zh-cn')).zhCn);
