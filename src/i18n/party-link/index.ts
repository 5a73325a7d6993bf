import { namespace } from '../namespace';
import { en } from './en';

export type { PartyLinkWords } from './en';
export const partyLink = namespace(en, async () => (await import('./zh-cn')).zhCn);
