import * as z from 'zod/mini';
import { idSchema } from '@/model/parts';
import { lostLimbSchema, type Sheet } from '@/model/sheet';
import type { Command } from '@/rules';

export const LIMB_ACTS = ['lose', 'reattach', 'restore'] as const;
export type LimbAct = (typeof LIMB_ACTS)[number];

/** A limb is lost by name and Size; one that is lost is told by its id. */
export const limbDraftSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('lose'), ...z.pick(lostLimbSchema, { name: true, size: true }).shape }),
  z.object({ act: z.enum(['reattach', 'restore']), limb: idSchema }),
]);

/** As it stands in the form; the Size may be no number yet. */
export type LimbDraft = { act: LimbAct; limb: string; name: string; size: number | string };

/** The limbs that something can happen to: only what is not back on its way by being put back can be put back. */
export const limbsFor = ({ lostLimbs }: Sheet, act: LimbAct): Sheet['lostLimbs'] =>
  act === 'reattach' ? lostLimbs.filter(({ reattached }) => !reattached) : lostLimbs;

/** What the form opens with: a limb to put back where there is one, else a loss. */
export function firstDraft(sheet: Sheet): LimbDraft {
  const [limb] = limbsFor(sheet, 'reattach');
  return { act: limb ? 'reattach' : 'lose', limb: limb?.id ?? '', name: '', size: 2 };
}

/** The command of a form that is well; null for one that is not. */
export function limbCommand(draft: LimbDraft, newId: string): Command | null {
  const parsed = limbDraftSchema.safeParse(draft);
  if (!parsed.success) return null;
  const { data } = parsed;
  if (data.act === 'lose') return { type: 'limb/lose', id: newId, name: data.name, size: data.size };
  return { type: `limb/${data.act}`, id: data.limb };
}
