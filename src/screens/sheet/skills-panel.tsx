import { Dices, Pencil } from 'lucide-react';
import { formatNumber } from '@/i18n';
import { panels } from '@/i18n/panels';
import { rules } from '@/i18n/rules';
import type { Skill } from '@/model/sheet';
import { IconButton } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import { EntriesPanel } from './entries-panel';
import { useOpenSheet } from './open-sheet';
import { selectSkills } from './panel-values';
import type { OpenPanel } from './sheet-panel';

/** The Skills with their Specialties; a tap builds a roll with one. */
export function SkillsPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(panels).skills;
  const skills = useOpenSheet(selectSkills);
  return (
    <EntriesPanel
      kind="skill"
      term="Skill"
      title={words.title}
      empty={words.empty}
      isEmpty={skills.length === 0}
      onOpen={onOpen}
    >
      <ul className="grid">
        {skills.map((skill) => (
          <SkillRow key={skill.id} skill={skill} onOpen={onOpen} />
        ))}
      </ul>
    </EntriesPanel>
  );
}

function SkillRow({ skill, onOpen }: Readonly<{ skill: Skill; onOpen: OpenPanel }>) {
  const words = useMessages(panels);
  const { listSeparator } = useMessages(rules);
  const language = useLanguage();
  const canEdit = useCanEdit();
  const { id, name, rating, specialties } = skill;
  return (
    <li className="flex items-center border-t border-line text-15 text-ink first:border-t-0">
      <button
        type="button"
        className="flex min-h-[52px] min-w-0 flex-1 items-center gap-2 py-1.5 text-left focus-visible:-outline-offset-2 lg:min-h-[45px] lg:py-[3px]"
        onClick={() => onOpen(`roll:skill:${id}`)}
      >
        <Dices size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
        <span className="sr-only">{words.roll(name)}</span>
        <span aria-hidden className="min-w-0 flex-1 wrap-anywhere">
          {name}
          {specialties.length > 0 && (
            <small className="block text-12 leading-[1.3] text-ink-3">{specialties.join(listSeparator)}</small>
          )}
        </span>{' '}
        <b className="font-semibold">{formatNumber(rating, language)}</b>
      </button>
      <IconButton
        icon={Pencil}
        label={words.edit(name)}
        disabled={!canEdit}
        onClick={() => onOpen(`skill:${id}`)}
        className="-mr-3"
      />
    </li>
  );
}
