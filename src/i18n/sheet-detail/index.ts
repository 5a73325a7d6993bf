import { namespace } from '../namespace';
import { en } from './en';

export const sheetDetail = namespace(en, async () => (await import('./zh-cn')).zhCn);
