import { namespace } from '../namespace';
import { en } from './en';

/** What the rulebook says around the rules. */
export const rulebook = namespace(en, async () => (await import('./zh-cn')).zhCn);
