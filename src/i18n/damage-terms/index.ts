import { namespace } from '../namespace';
import { en } from './en';

/** What damage and what stops it are called. */
export const damageTerms = namespace(en, async () => (await import('./zh-cn')).zhCn);
