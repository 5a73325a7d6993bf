import { type FormEvent, useId, useState } from 'react';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { partyLink } from '@/i18n/party-link';
import type { ProposalBody } from '@/party';
import { Button } from '@/ui/button';
import { CheckedButton } from '@/ui/checked-fields';
import { Dialog, DialogButtons } from '@/ui/dialog';
import { TextField } from '@/ui/fields';
import { LimitedTextField } from '@/ui/limited-text-field';
import { useMessages } from '@/ui/preferences';
import { useToast } from '@/ui/toast';
import { LONGEST_ENTRY, proposedEntry } from './proposed-entry';
import type { BoardSession } from './use-link-session';
import { useSendProposal } from './use-send-proposal';

type ProposalDialogProps = Readonly<{
  kind: ProposalBody['kind'];
  board: BoardSession;
  memberIds: readonly string[];
  /** It was sent. */
  onSent: () => void;
  onClose: () => void;
}>;

/** A hit or healing as text, sent to players who decide on their own devices. */
export function ProposalDialog({ kind, board, memberIds, onSent, onClose }: ProposalDialogProps) {
  const { proposal: words } = useMessages(partyLink);
  const { verb } = useMessages(core);
  const damageWords = useMessages(damage);
  const formId = useId();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const toast = useToast();
  const { send, members } = useSendProposal(board, memberIds);
  const read = proposedEntry(kind, text, words, damageWords);
  const muted = members.filter((member) => member.muted).map(({ name }) => name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!read.ok || !send) return;
    toast({ text: send({ kind, entry: text.trim(), note: note.trim() }) });
    onSent();
  };
  return (
    <Dialog
      title={words.title[kind]}
      subtitle={members.map(({ name }) => name).join(', ')}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button onClick={onClose}>{verb.cancel}</Button>
          <CheckedButton kind="primary" type="submit" form={formId} disabled={!send}>
            {send ? words.send(members.length) : words.off}
          </CheckedButton>
        </DialogButtons>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-13 text-ink-2">{words.help[kind]}</p>
        <TextField
          label={words.entry[kind]}
          placeholder={words.placeholder[kind]}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          data-autofocus
          value={text}
          hint={read.ok ? words.readAs(read.readAs) : undefined}
          error={asked && !read.ok ? read.problem : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {read.ok && read.remark && <p className="text-13 text-ink-2">{read.remark}</p>}
        <LimitedTextField
          label={words.note}
          hint={words.noteHint}
          most={LONGEST_ENTRY}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {muted.length > 0 && <p className="text-13 text-ink-2">{words.mutedNow(muted)}</p>}
      </form>
    </Dialog>
  );
}
