import { namespace } from '../namespace';
import { en } from './en';

/** What the dialog of summons and clones says. */
export const summon = namespace(en, async () => (await import('./zh-cn')).zhCn);
