import { namespace } from '../namespace';
import { en } from './en';

export const roster = namespace(en, async () => (await import('./zh-cn')).zhCn);
