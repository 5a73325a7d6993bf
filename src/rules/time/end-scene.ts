import type { Sheet } from '@/model/sheet';
import type { Refusal } from '../engine/outcome';
import { happen, startTally, step, type Tally, withFacts } from '../engine/tally';
import { returnUses } from '../items/return-uses';
import { endEffects } from './effects';

export type EndScene = Readonly<{ type: 'scene/end' }>;

/** The scene ends: temporary HP and Willpower go, effects of the scene and of rounds end, once-per-scene uses come back. @rule H-42 @rule W-14 */
export const endSceneCommand = (sheet: Sheet): Tally | Refusal => endScene(startTally(sheet));

/** Ends the scene within a command. @rule H-42 @rule W-14 */
export function endScene(tally: Tally): Tally {
  const ended = endEffects(tally, ({ duration }) => duration.kind === 'scene' || duration.kind === 'rounds');
  const health = step(ended, 'H-42', 'health.temporary', 0);
  const willpower = step(health, 'W-14', 'willpower.temporary', 0);
  const counted = step(willpower, 'manual', 'time.round', 0);
  const returned = returnUses(counted, 'scene');
  return happen(withFacts(returned, { usedThisScene: [] }), 'H-42', 'sceneEnded');
}
