import { Plus } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { entries } from '@/i18n/entries';
import { people } from '@/i18n/people';
import { rules } from '@/i18n/rules';
import type { Contract, Person, Sheet } from '@/model/sheet';
import { attitudesOf } from '@/rules';
import { Button, IconButton } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { useCanEdit } from './allowed';
import { LastingRow } from './lasting-row';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { useAct } from './use-act';

const PersonBody = lazy(async () => ({ default: (await import('./people-bodies')).PersonBody }));
const ContractBody = lazy(async () => ({ default: (await import('./people-bodies')).ContractBody }));

type Opens = Readonly<{ onOpen: OpenPanel }>;

const selectPeople = ({ people }: Sheet) => people;
const selectContracts = ({ contracts }: Sheet) => contracts;

/** Those the character deals with and how they feel about it, and the contracts it has signed. */
export function PeoplePanel({ onOpen }: Opens) {
  const words = useMessages(people);
  const known = useOpenSheet(selectPeople);
  const signed = useOpenSheet(selectContracts);
  return (
    <Section title={words.title}>
      {known.length + signed.length === 0 && <p className="mb-1 text-13">{words.empty}</p>}
      <Part kind="person" title={words.people} isEmpty={known.length === 0} onOpen={onOpen}>
        {known.map((person) => (
          <PersonRow key={person.id} person={person} onOpen={onOpen} />
        ))}
      </Part>
      <Part kind="contract" title={words.contracts} isEmpty={signed.length === 0} onOpen={onOpen}>
        {signed.map((contract) => (
          <ContractRow key={contract.id} contract={contract} onOpen={onOpen} />
        ))}
      </Part>
    </Section>
  );
}

type PartProps = Readonly<{ kind: 'person' | 'contract'; title: string; isEmpty: boolean; children: ReactNode }> &
  Opens;

/** One of the two lists, with the way to add to it. */
function Part({ kind, title, isEmpty, onOpen, children }: PartProps) {
  const { add } = useMessages(entries);
  const canEdit = useCanEdit();
  const onAdd = () => onOpen(`${kind}:new`);
  if (isEmpty) {
    return (
      <Button className="mr-2" icon={Plus} disabled={!canEdit} onClick={onAdd}>
        {add[kind]}
      </Button>
    );
  }
  return (
    <section className="mb-2 border-t border-line pt-1 first-of-type:border-t-0">
      <header className="flex items-center">
        <h3 className="flex-1 text-13 text-ink-2">{title}</h3>
        <IconButton icon={Plus} label={add[kind]} disabled={!canEdit} onClick={onAdd} className="-my-1 -mr-3" />
      </header>
      <ul className="grid">{children}</ul>
    </section>
  );
}

/** The most steps that one command takes. */
const MOST_STEPS = 7;

function PersonRow({ person, onOpen }: Readonly<{ person: Person }> & Opens) {
  const words = useMessages(people);
  const { attitude: names, sentence } = useMessages(rules);
  const canEdit = useCanEdit();
  const act = useAct();
  const { id, name, attitude, isBeast } = person;
  const scale = attitudesOf(isBeast);
  const place = scale.indexOf(attitude);
  const onStep = (by: number) =>
    act({ type: 'people/shift-attitude', id, steps: Math.max(-MOST_STEPS, Math.min(MOST_STEPS, by)) });
  return (
    <LastingRow
      name={name}
      note={[sentence(names[attitude]), words.place(place + 1, scale.length), isBeast && words.beast]
        .filter(Boolean)
        .join(' · ')}
      told={words.meaning[attitude]}
      left={null}
      action={
        <Stepper
          labels={{ less: words.colder(name), more: words.warmer(name) }}
          canLess={canEdit && place > 0}
          canMore={canEdit && place < scale.length - 1}
          onStep={onStep}
        />
      }
      body={(close) => <PersonBody person={person} close={close} onOpen={onOpen} />}
    />
  );
}

function ContractRow({ contract, onOpen }: Readonly<{ contract: Contract }> & Opens) {
  const words = useMessages(people);
  const { kind, role, partner } = contract;
  return (
    <LastingRow
      name={kind}
      note={words.as(role, partner)}
      left={null}
      body={(close) => <ContractBody contract={contract} close={close} onOpen={onOpen} />}
    />
  );
}
