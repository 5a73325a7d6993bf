import { LinkMark } from '@/ui/link-mark';
import { type LinkStatus, shapeOf } from './link-status';

/** The mark of a state of the Storyteller's link. */
export const StatusMark = ({ status }: Readonly<{ status: LinkStatus }>) => <LinkMark shape={shapeOf(status)} />;
