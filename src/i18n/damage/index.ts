import { namespace } from '../namespace';
import { en } from './en';

export const damage = namespace(en, async () => (await import('./zh-cn')).zhCn);
