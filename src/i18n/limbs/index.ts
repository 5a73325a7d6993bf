import { namespace } from '../namespace';
import { en } from './en';

export const limbs = namespace(en, async () => (await import('./zh-cn')).zhCn);
