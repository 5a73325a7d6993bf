import { startTransition, useState } from 'react';
import { LANGUAGES, type Language } from '@/i18n';
import { chat } from '@/i18n/chat';
import { core } from '@/i18n/core';
import { BOT_NAMES, BOTS } from '@/interop/chat/bots';
import type { Sheet } from '@/model/sheet';
import { selectSheet } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ChoicePills } from '@/ui/choice-list';
import { useCopyBox } from '@/ui/copy-box';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { SelectField } from '@/ui/fields';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { useRemembered } from '@/ui/use-remembered';
import { botsFor, COPY_KINDS, type CopyKind, useChatText, useHits } from './use-chat-text';

type CopyDialogProps = Readonly<{ onClose: () => void }>;

/** The sheet as text for chat: chosen, shown, copied. */
export function CopyDialog({ onClose }: CopyDialogProps) {
  const sheet = useSheet(selectSheet);
  return sheet && <CopyForm sheet={sheet} onClose={onClose} />;
}

function CopyForm({ sheet, onClose }: CopyDialogProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(chat);
  const { verb, setting } = useMessages(core);
  const shown = useLanguage();
  const [kind, setKind] = useState<CopyKind>('sheet');
  const [chosen, setBot] = useRemembered('samsara.bot', BOTS, 'sealdice');
  const [language, setLanguage] = useState<Language>(shown);
  const [hit, setHit] = useState('');
  const bots = botsFor(kind);
  const bot = bots.find((one) => one === chosen) ?? bots[0] ?? 'sealdice';
  const { text, notes, tooLong } = useChatText(sheet, { kind, bot, language, hit });
  const { box, button } = useCopyBox({ text, label: words.text, words, kind: 'primary', rows: 6 });
  return (
    <Dialog
      title={words.copyTitle}
      subtitle={sheet.name}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button onClick={onClose}>{verb.close}</Button>
          {button}
        </DialogButtons>
      }
    >
      <div className="grid gap-3.5">
        <ChoicePills
          label={words.what}
          value={kind}
          onChange={setKind}
          choices={COPY_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <p className="text-13 text-ink-2">{words.help[kind]}</p>
        {bots.length > 0 && (
          <ChoicePills
            label={words.bot}
            value={bot}
            onChange={setBot}
            choices={bots.map((value) => ({ value, label: BOT_NAMES[value] }))}
          />
        )}
        {kind === 'hit' && <HitField value={hit} onChange={setHit} />}
        <Segmented
          showLabel
          label={words.language}
          value={language}
          onChange={(next) => startTransition(() => setLanguage(next))}
          options={LANGUAGES.map((value) => ({ value, label: setting.languages[value] }))}
        />
        {box}
        {notes.map((note) => (
          <p key={note} className="text-13 text-ink-2">
            {note}
          </p>
        ))}
        {tooLong && <Banner>{words.tooLong}</Banner>}
      </div>
    </Dialog>
  );
}

/** Which change of Health is told. */
function HitField({ value, onChange }: Readonly<{ value: string; onChange: (id: string) => void }>) {
  const words = useMessages(chat);
  const hits = useHits();
  if (hits.length === 0) return <p className="text-13 text-ink-2">{words.noHit}</p>;
  return (
    <SelectField
      label={words.entry}
      value={value || hits[0]?.id}
      onChange={(event) => onChange(event.target.value)}
      options={hits.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
