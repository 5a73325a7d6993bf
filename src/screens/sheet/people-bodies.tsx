import { people } from '@/i18n/people';
import { rules } from '@/i18n/rules';
import type { Contract, Person } from '@/model/sheet';
import { attitudesOf } from '@/rules';
import { classNames } from '@/ui/class-names';
import { useMessages } from '@/ui/preferences';
import { RuleLine } from '@/ui/rule-titles';
import { EditEntry } from './edit-entry';
import type { OpenPanel } from './sheet-panel';

type BodyProps = Readonly<{ close: () => void; onOpen: OpenPanel }>;

/** What somebody's attitude means, among all that they could have, and what moves it. */
export function PersonBody({ person, close, onOpen }: Readonly<{ person: Person }> & BodyProps) {
  const words = useMessages(people);
  const { attitude: names, sentence } = useMessages(rules);
  const { attitude, isBeast, note } = person;
  return (
    <>
      {note && <p>{note}</p>}
      <p>{words.does[attitude]}</p>
      <ol aria-label={words.scale} className="text-13">
        {attitudesOf(isBeast).map((one) => (
          <li
            key={one}
            aria-current={one === attitude ? 'step' : undefined}
            className={classNames(
              'grid grid-cols-[88px_minmax(0,1fr)] gap-2 border-t border-line py-1',
              one === attitude ? 'font-semibold' : 'text-ink-2',
            )}
          >
            <span>{sentence(names[one])}</span>
            <span>{words.meaning[one]}</span>
          </li>
        ))}
      </ol>
      <p className="text-13 text-ink-2">{words.moves}</p>
      <RuleLine rule="M-35" />
      <EditEntry kind="person" entry={person} onOpen={onOpen} close={close} />
    </>
  );
}

/** What a contract makes the character, and what it leaves open. */
export function ContractBody({ contract, close, onOpen }: Readonly<{ contract: Contract }> & BodyProps) {
  const words = useMessages(people);
  const { listSeparator } = useMessages(rules);
  const { id, kind, role, partner, allows } = contract;
  const roles = allows.map((open) => words.openRole(open.kind, open.role)).join(listSeparator);
  return (
    <>
      <p>{words.as(role, partner)}</p>
      <p className="text-13 text-ink-2">{roles === '' ? words.closed : words.allows(roles)}</p>
      <RuleLine rule="M-32" />
      <EditEntry kind="contract" entry={{ id, name: kind }} onOpen={onOpen} close={close} />
    </>
  );
}
