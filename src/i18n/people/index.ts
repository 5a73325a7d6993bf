import { namespace } from '../namespace';
import { en } from './en';

export const people = namespace(en, async () => (await import('./zh-cn')).zhCn);
