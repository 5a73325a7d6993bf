import { namespace } from '../namespace';
import { en } from './en';

export const willpower = namespace(en, async () => (await import('./zh-cn')).zhCn);
