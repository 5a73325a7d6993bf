import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { chat } from '@/i18n/chat';
import { core } from '@/i18n/core';
import { roll as rollMessages } from '@/i18n/roll';
import { BOT_NAMES, BOTS } from '@/interop/chat/bots';
import { type FittedAnswer, fitAnswer } from '@/interop/chat/roll-answer';
import { rollCommand } from '@/interop/chat/roll-command';
import type { Sheet } from '@/model/sheet';
import { type RolledDice, type RollPool, rolledAgainOn } from '@/rules';
import { Button } from '@/ui/button';
import { ChoicePills } from '@/ui/choice-list';
import { useCopyBox } from '@/ui/copy-box';
import { TextAreaField } from '@/ui/fields';
import { useMessages } from '@/ui/preferences';
import { useRemembered } from '@/ui/use-remembered';
import { rollsOf } from './roll-draft';
import { useRollForm } from './roll-form';

/** The dice that a bot rolled; some of them may stand in for those it left out. */
export type Answer = Readonly<{ rolls: readonly Required<RolledDice>[]; standIns: boolean }>;

type RollInChatProps = Readonly<{
  sheet: Sheet;
  pool: RollPool | null;
  hindered: boolean;
  onAnswer: (answer: Answer) => void;
}>;

/** The roll made by a bot: its command to copy, its answer to take. */
export function RollInChat(props: RollInChatProps) {
  const { roll } = useMessages(chat);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="border-t border-line" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-3.5 text-13 text-ink-2">{roll.title}</summary>
      {isOpen && props.pool && <InChat {...props} pool={props.pool} />}
    </details>
  );
}

type InChatProps = RollInChatProps & Readonly<{ pool: RollPool }>;

function InChat({ sheet, pool, hindered, onAnswer }: InChatProps) {
  const words = useMessages(chat);
  const { control } = useRollForm();
  const [again, highest, lowest] = useWatch({ control, name: ['again', 'highest', 'lowest'] });
  const reason = useReason(sheet, pool);
  const [bot, setBot] = useRemembered('samsara.bot', BOTS, 'sealdice');
  const wanted = {
    dice: pool.dice.value,
    again: rolledAgainOn(sheet, again === 'table' ? null : again),
    times: rollsOf({ highest: Number(highest), lowest: Number(lowest) }),
  };
  const command = rollCommand(bot, { ...wanted, reason });
  const { box, button } = useCopyBox({ text: command ?? '', label: words.roll.command, words, rows: 2 });
  if (command === null) return <p className="pb-2 text-13 text-ink-2">{words.roll.noDice}</p>;
  return (
    <div className="grid gap-3.5 pb-2">
      <ChoicePills
        label={words.bot}
        value={bot}
        onChange={setBot}
        choices={BOTS.map((value) => ({ value, label: BOT_NAMES[value] }))}
      />
      {box}
      {button}
      <AnswerField read={(text) => fitAnswer(text, wanted)} hindered={hindered} onAnswer={onAnswer} />
    </div>
  );
}

/** What the roll is for, in a few words for everybody to read. */
function useReason(sheet: Sheet, { extraSuccesses }: RollPool): string {
  const words = useMessages(rollMessages);
  const { attribute } = useMessages(core);
  const { roll } = useMessages(chat);
  const { control } = useRollForm();
  const [kind, attributes, skillId, note] = useWatch({ control, name: ['kind', 'attributes', 'skill', 'note'] });
  const skill = sheet.skills.find(({ id }) => id === skillId)?.name;
  const parts = [...attributes.map((id) => attribute[id]), ...(skill ? [skill] : [])];
  const what = kind === 'other' ? [] : [words.kinds[kind]];
  const extra = extraSuccesses.value > 0 ? [roll.extra(extraSuccesses.value)] : [];
  return [...what, parts.join('+'), note.trim(), ...extra].filter((part) => part !== '').join(' ');
}

type AnswerFieldProps = Readonly<{
  read: (text: string) => FittedAnswer;
  hindered: boolean;
  onAnswer: (answer: Answer) => void;
}>;

/** Where the answer of the bot is pasted, and what is wrong with it. */
function AnswerField({ read, hindered, onAnswer }: AnswerFieldProps) {
  const words = useMessages(chat);
  const [text, setText] = useState('');
  const fitted = text.trim() === '' ? null : read(text);
  return (
    <>
      <TextAreaField
        label={words.roll.answer}
        rows={3}
        value={text}
        error={fitted?.ok === false && problemIn(words, fitted)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button disabled={hindered || !fitted?.ok} onClick={() => fitted?.ok && onAnswer(fitted)}>
        {words.roll.use}
      </Button>
    </>
  );
}

type Refused = Extract<FittedAnswer, { ok: false }>;

function problemIn(words: typeof chat.english, { problem, line, told, wanted }: Refused): string {
  const said = words.answer[problem](told, wanted);
  return line === null ? said : words.inLine(line, said);
}
