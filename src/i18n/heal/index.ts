import { namespace } from '../namespace';
import { en } from './en';

export const heal = namespace(en, async () => (await import('./zh-cn')).zhCn);
