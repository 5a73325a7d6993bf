import { formatNumber } from '@/i18n';
import { panels } from '@/i18n/panels';
import { classNames } from '@/ui/class-names';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Tile } from '@/ui/tile';
import { useOpenSheet } from './open-sheet';
import { selectDefense, selectMovement } from './panel-values';
import { SetByHand } from './set-by-hand';
import type { OpenPanel } from './sheet-panel';

/** Defense among the quick numbers, where its panel is out of sight. */
export function DefenseTile() {
  const { tiles } = useMessages(panels);
  const language = useLanguage();
  const { total } = useOpenSheet(selectDefense);
  return <Tile name={tiles.defense} explained={total} value={formatNumber(total.value, language)} />;
}

/** Initiative and speed, of those who have them. */
export function MovementTiles({ className, onOpen }: Readonly<{ className: string; onOpen: OpenPanel }>) {
  const { tiles } = useMessages(panels);
  const language = useLanguage();
  const { initiative, speed } = useOpenSheet(selectMovement);
  if (!initiative && !speed) return null;
  return (
    <section className={classNames('grid auto-cols-fr grid-flow-col', className)}>
      {initiative && (
        <Tile
          name={tiles.initiative}
          explained={initiative}
          value={formatNumber(initiative.value, language)}
          note={<SetByHand of="initiative" onOpen={onOpen} />}
        />
      )}
      {speed && (
        <Tile
          name={tiles.speed}
          explained={speed}
          value={formatNumber(speed.value, language)}
          note={<SetByHand of="speed" onOpen={onOpen} />}
        />
      )}
    </section>
  );
}
