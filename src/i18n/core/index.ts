import { namespace } from '../namespace';
import { en } from './en';

export type CoreWords = typeof en;
/** Words every screen shares: grades, Attributes, states, verbs, units. */
export const core = namespace(en, async () => (await import('./zh-cn')).zhCn);
