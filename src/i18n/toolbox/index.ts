import { namespace } from '../namespace';
import { en } from './en';

export type ToolboxWords = typeof en;
/** What the toolbox says. */
export const toolbox = namespace(en, async () => (await import('./zh-cn')).zhCn);
