import { DamageDialog } from '@/screens/damage-dialog/damage-dialog';
import { HealDialog } from '@/screens/heal-dialog/heal-dialog';
import { useProposed } from '@/screens/party-player/use-proposed';

type ReviewProps = Readonly<{ id: string; onClose: () => void }>;

/** A proposal of the Storyteller in the dialog that applies it, against the player's own defences. */
export function ReviewProposal({ id, onClose }: ReviewProps) {
  const review = useProposed(id, onClose);
  if (!review) return null;
  const Dialog = review.kind === 'damage' ? DamageDialog : HealDialog;
  return <Dialog proposed={review.proposed} onClose={onClose} />;
}
