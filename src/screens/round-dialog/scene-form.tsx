import { core } from '@/i18n/core';
import { outcome as outcomeMessages } from '@/i18n/outcome';
import { round } from '@/i18n/round';
import type { Sheet } from '@/model/sheet';
import { selectCanEdit } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { OutcomePreview } from '@/ui/outcome-preview';
import { useMessages } from '@/ui/preferences';
import { EventList } from './event-list';
import { roundEvents } from './round-events';
import { useEnd } from './use-end';

type SceneFormProps = Readonly<{ sheet: Sheet; onClose: () => void }>;

/** The end of the scene: what ends with it. */
export function SceneForm({ sheet, onClose }: SceneFormProps) {
  const words = useMessages(core);
  const roundWords = useMessages(round);
  const outcomeWords = useMessages(outcomeMessages);
  const canEdit = useSheet(selectCanEdit);
  const outcome = sheetStore.preview({ type: 'scene/end' });
  const end = useEnd(sheet, onClose);
  const ended = outcome.ok ? roundEvents(sheet, outcome.trace).ended : [];
  const used = sheet.usedThisScene.length;
  const events = [
    ...ended.map((name, index) => ({ key: `${index} ${name}`, what: name, becomes: roundWords.ends })),
    ...change('temporaryHealth', words.term.temporaryHealth, sheet.health.temporary),
    ...change('temporaryWillpower', words.term.temporaryWillpower, sheet.willpower.temporary),
    ...(used > 0 ? [{ key: 'uses', what: roundWords.usesBack(used) }] : []),
    ...(sheet.time.round > 0 ? [{ key: 'round', what: roundWords.roundsStart }] : []),
  ];
  return (
    <Dialog
      title={words.verb.endScene}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <>
          <OutcomePreview
            before={sheet}
            outcome={outcome}
            quietTrack
            without={['health.temporary', 'willpower.temporary']}
          />
          <DialogButtons>
            <Button onClick={onClose}>{words.verb.cancel}</Button>
            <Button data-autofocus kind="primary" disabled={!canEdit} onClick={() => end([{ type: 'scene/end' }])}>
              {canEdit ? words.verb.endScene : outcomeWords.readOnly}
            </Button>
          </DialogButtons>
        </>
      }
    >
      <EventList title={roundWords.sceneEnds} events={events} nothing={roundWords.nothingEnds} />
    </Dialog>
  );

  function change(key: string, what: string, points: number) {
    return points > 0 ? [{ key, what, becomes: roundWords.change(points, 0) }] : [];
  }
}
