import { Fragment, type ReactNode, useRef } from 'react';
import type { CharacterEntryKind } from '@/editors/entries';
import { character } from '@/i18n/character';
import type { Sheet } from '@/model/sheet';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { Term } from '@/ui/term';
import { EntryList } from './entry-list';
import { AttributeFields, IdentityFields, PointFields } from './plain-fields';
import { useCurrentPart } from './use-current-part';

const SECTIONS = [
  'identity',
  'attributes',
  'skills',
  'resources',
  'effects',
  'defences',
  'energy',
  'items',
  'points',
] as const;
type SectionName = (typeof SECTIONS)[number];

const ENTRIES: Readonly<Partial<Record<SectionName, readonly CharacterEntryKind[]>>> = {
  skills: ['skill'],
  resources: ['resource'],
  effects: ['effect', 'condition'],
  defences: ['defence', 'healing'],
  energy: ['pool', 'gauge'],
  items: ['item'],
};

/** The terms that the parts and the lists in them are called by. */
const SECTION_TERMS: Readonly<Partial<Record<SectionName, string>>> = {
  attributes: 'Attribute',
  skills: 'Skill',
  resources: 'resource',
};
const ENTRY_TERMS: Readonly<Partial<Record<CharacterEntryKind, string>>> = {
  condition: 'condition',
  pool: 'Energy Pool',
  gauge: 'Gauge',
};

type FormSectionsProps = Readonly<{
  /** What the form comes to; null while a number is none. */
  sheet: Sheet | null;
}>;

/** The parts of the form, with a way to each of them that stays in sight. */
export function FormSections({ sheet }: FormSectionsProps) {
  const words = useMessages(character);
  const parts = useRef(new Map<SectionName, HTMLElement | null>());
  const { current, goTo } = useCurrentPart(SECTIONS, parts);
  return (
    <>
      <SectionNav current={current} onGo={goTo} />
      {SECTIONS.map((name) => (
        <Section
          key={name}
          ref={(element) => void parts.current.set(name, element)}
          tabIndex={-1}
          title={words.sections[name]}
          {...(SECTION_TERMS[name] !== undefined && { term: SECTION_TERMS[name] })}
          className="scroll-mt-28 outline-none"
        >
          <SectionBody name={name} sheet={sheet} />
        </Section>
      ))}
    </>
  );
}

/** Scrolls a row that is too long to one of its buttons. */
function bringIntoRow(button: HTMLButtonElement | null): void {
  const row = button?.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.clientWidth) / 2;
}

type SectionNavProps = Readonly<{ current: SectionName; onGo: (name: SectionName) => void }>;

/** The way to each part; the one at the top is marked, and kept in sight where the row is too long. */
function SectionNav({ current, onGo }: SectionNavProps) {
  const words = useMessages(character);
  return (
    <nav
      aria-label={words.sectionNav}
      className="sticky top-14 z-20 flex gap-1 overflow-x-auto border-b border-line bg-bg px-4 lg:flex-wrap lg:px-0"
    >
      {SECTIONS.map((name) => (
        <button
          key={name}
          ref={name === current ? bringIntoRow : null}
          type="button"
          aria-current={name === current ? 'true' : undefined}
          className="min-h-tap shrink-0 border-b-2 border-transparent px-3 text-13 whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-light aria-[current]:font-semibold aria-[current]:text-ink"
          onClick={() => onGo(name)}
        >
          {words.goTo[name]}
        </button>
      ))}
    </nav>
  );
}

function SectionBody({ name, sheet }: FormSectionsProps & Readonly<{ name: SectionName }>): ReactNode {
  if (name === 'identity') return <IdentityFields />;
  if (name === 'attributes') return <AttributeFields sheet={sheet} />;
  if (name === 'points') return <PointFields sheet={sheet} />;
  const kinds = ENTRIES[name] ?? [];
  return (
    <div className="grid gap-4">
      {kinds.map((kind) => (
        <Fragment key={kind}>
          {kinds.length > 1 && <EntryHeading kind={kind} />}
          <EntryList kind={kind} />
        </Fragment>
      ))}
    </div>
  );
}

function EntryHeading({ kind }: Readonly<{ kind: CharacterEntryKind }>) {
  const { entries } = useMessages(character);
  const term = ENTRY_TERMS[kind];
  return <h3 className="-mb-2 text-13 text-ink-2">{term ? <Term of={term}>{entries[kind]}</Term> : entries[kind]}</h3>;
}
