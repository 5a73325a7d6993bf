import { Bone } from 'lucide-react';
import { limbs } from '@/i18n/limbs';
import { formatDuration } from '@/i18n/time-formatters';
import { limbsLeft } from '@/rules';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import { LastingRow } from './lasting-row';
import { narrowly, useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';

const selectLimbs = narrowly((sheet) =>
  limbsLeft(sheet).map(({ limb: { id, name, reattached }, backAt }) => ({
    id,
    name,
    reattached,
    minutes: backAt === null ? null : backAt - sheet.time.minute,
  })),
);

/** The limbs that are lost, among what is the matter with the character; each leads to what can be done about it. */
export function LimbRows({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(limbs);
  const language = useLanguage();
  return (
    <ul className="grid border-t border-line empty:hidden">
      {useOpenSheet(selectLimbs).map(({ id, name, reattached, minutes }) => (
        <LastingRow
          key={id}
          name={name}
          note={reattached ? words.putBackNote : words.lostNote}
          told={minutes === null && words.never}
          left={
            minutes !== null && (
              <span className="text-right text-13 font-semibold">
                {words.backIn(formatDuration(minutes, language))}
              </span>
            )
          }
          body={(close) => (
            <Button
              icon={Bone}
              onClick={() => {
                close();
                onOpen('limbs');
              }}
            >
              {words.title}
            </Button>
          )}
        />
      ))}
    </ul>
  );
}
