import { formatNumber, type Language } from '@/i18n';
import type { CoreWords } from '@/i18n/core';
import { HEALTH_STATES, type HealthState } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { maximumWillpower, sheetStatus, trackTotal } from '@/rules';

/** The signs of a status line, best first, and how many stand for the whole track at most. */
const STATUS_SIGNS: Readonly<Record<HealthState, string>> = {
  healthy: '·',
  bashing: '/',
  lethal: 'X',
  aggravated: '✱',
};
const MOST_SIGNS = 20;

/** `··//XX✱✱`: a sign for each point, or for as many as it takes for twenty signs; a wound has one at least. */
function statusBar({ track }: Sheet['health']): string {
  const total = trackTotal(track);
  const perSign = Math.max(1, total / MOST_SIGNS);
  const signs = HEALTH_STATES.map((state) => {
    const points = track[state];
    const shown = points === 0 ? 0 : Math.max(1, Math.round(points / perSign));
    return STATUS_SIGNS[state].repeat(shown);
  });
  return signs.join('');
}

/** A line for everybody: `Lin Yao 8/20 ········///XXXX✱✱✱✱✱` and the same in words. */
export function statusLine(sheet: Sheet, language: Language, core: CoreWords): string {
  const { track, temporary } = sheet.health;
  const number = (value: number) => formatNumber(value, language);
  const points = (state: HealthState) =>
    language === 'en' ? `${number(track[state])} ${core.state[state]}` : `${core.state[state]} ${number(track[state])}`;
  const wounds = HEALTH_STATES.filter((state) => state === 'healthy' || track[state] > 0).map(points);
  const { willpower } = sheet;
  const will = `${core.term.willpower} ${number(willpower.current)}/${number(maximumWillpower(sheet).value)}`;
  const parts = [
    [...wounds, ...(temporary > 0 ? [core.temporaryHealth(temporary)] : [])].join(', '),
    sheet.death === null ? core.status[sheetStatus(sheet).status] : core.status.dead,
    willpower.temporary > 0 ? `${will} ${core.temporaryWillpower(willpower.temporary)}` : will,
  ];
  const total = number(trackTotal(track));
  return `${sheet.name} ${number(track.healthy)}/${total} ${statusBar(sheet.health)} (${parts.join('; ')})`;
}
