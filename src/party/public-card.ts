import type { Sheet } from '@/model/sheet';
import { trackTotal } from '@/rules';
import { CARD_LIST, type Disclosure, type PublicCard, type StorytellerCard } from './cards';
import { storytellerCardOf } from './storyteller-card';

/** What a player shows until they choose otherwise: the name and the label. */
export const NOTHING_DISCLOSED: Disclosure = { health: false, willpower: false, effects: false };

const MINDS = {
  conscious: 'conscious',
  holding: 'conscious',
  mustPay: 'conscious',
  unconscious: 'unconscious',
  worsening: 'unconscious',
  dead: 'dead',
} as const satisfies Record<StorytellerCard['mind'], PublicCard['mind']>;

/** The one place that decides what the table sees: what is not named here is not shown. @rule H-14 */
export function publicCardFrom(card: StorytellerCard, { health, willpower, effects }: Disclosure): PublicCard {
  return {
    name: card.name,
    initial: [...card.name][0] ?? '',
    status: card.status,
    mind: MINDS[card.mind],
    health: health ? { healthy: card.track.healthy, maximum: trackTotal(card.track) } : null,
    willpower: willpower ? card.willpower : null,
    effects: effects ? card.effects.slice(0, CARD_LIST).map(({ name }) => name) : null,
  };
}

/** The public card of a sheet. @rule H-14 */
export const publicCardOf = (sheet: Sheet, disclosure: Disclosure): PublicCard =>
  publicCardFrom(storytellerCardOf(sheet), disclosure);
