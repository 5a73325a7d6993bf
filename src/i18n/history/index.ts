import { namespace } from '../namespace';
import { en } from './en';

/** What the History drawer says. */
export const history = namespace(en, async () => (await import('./zh-cn')).zhCn);
