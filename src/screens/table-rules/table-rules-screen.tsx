import { type ReactNode, useState } from 'react';
import { core } from '@/i18n/core';
import { panels } from '@/i18n/panels';
import { tableRules } from '@/i18n/table-rules';
import type { Sheet } from '@/model/sheet';
import type { TableRuleChoices } from '@/model/table-rules';
import { type Command, changedTableRules } from '@/rules';
import { selectCanEdit, selectSheet } from '@/store/selectors';
import { sheetStore } from '@/store/sheet-store';
import { useSheet } from '@/store/use-sheet';
import { Button } from '@/ui/button';
import { ChoicePills } from '@/ui/choice-list';
import { useShortcuts } from '@/ui/keyboard';
import { LoadingBars } from '@/ui/loading-bars';
import { NumberChanges } from '@/ui/number-changes';
import { PageHeader } from '@/ui/page-header';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { useTellOutcome } from '@/ui/tell-outcome';
import { RuleChoice, useValueText } from './rule-choice';
import {
  type AnyValue,
  choose,
  firstDraft,
  fromPreset,
  PRESETS,
  presetOf,
  RULE_GROUPS,
  ruleValue,
  type TableDraft,
} from './table-draft';
import { tableNumbers } from './table-numbers';

type ScreenProps = Readonly<{ onClose: () => void }>;
/** Choices to begin with, in the place of the sheet's own: those that the Storyteller offers. */
type OfferedProps = Readonly<{ offered?: TableRuleChoices | undefined }>;

/** The rules this table plays by, and what another choice would change. */
export function TableRulesScreen({ onClose, offered }: ScreenProps & OfferedProps) {
  const words = useMessages(tableRules);
  const sheet = useSheet(selectSheet);
  useShortcuts({ escape: onClose });
  return (
    <div className="pb-[84px] lg:pb-0">
      <PageHeader title={words.title} subtitle={sheet?.name} onClose={onClose} />
      {sheet ? <Rules sheet={sheet} onClose={onClose} offered={offered} /> : <LoadingBars />}
    </div>
  );
}

function Rules({ sheet, onClose, offered }: ScreenProps & OfferedProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(tableRules);
  const [draft, setDraft] = useState(() => firstDraft(offered ?? sheet.tableRules));
  const changed = changedTableRules(sheet.tableRules, draft.choices);
  return (
    <main className="lg:mx-auto lg:grid lg:max-w-[1280px] lg:grid-cols-[minmax(0,1fr)_344px] lg:items-start lg:gap-3 lg:px-6 lg:pt-3 lg:pb-6">
      <div className="lg:grid lg:gap-3">
        <Presets draft={draft} onChoose={setDraft} />
        {RULE_GROUPS.map(({ chapter, keys }) => (
          <Section key={chapter} title={chapter === 'optional' ? words.optional : words.chapter[chapter]}>
            <ul>
              {keys.map((key) => (
                <RuleChoice
                  key={key}
                  of={key}
                  draft={draft}
                  changed={changed.includes(key)}
                  onChoose={(value: AnyValue | null) => setDraft((before) => choose(before, key, value))}
                />
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <div className="lg:sticky lg:top-3 lg:grid lg:gap-3">
        <WhatChanges sheet={sheet} draft={draft} />
        <Saving sheet={sheet} draft={draft} onClose={onClose}>
          {changed.length > 0 && <Button onClick={() => setDraft(firstDraft(sheet.tableRules))}>{words.undo}</Button>}
        </Saving>
      </div>
    </main>
  );
}

type DraftProps = Readonly<{ sheet: Sheet; draft: TableDraft }>;

function Presets({ draft, onChoose }: Readonly<{ draft: TableDraft; onChoose: (draft: TableDraft) => void }>) {
  const words = useMessages(tableRules);
  const preset = presetOf(draft.choices);
  return (
    <Section title={words.presets} end={preset === null && words.ownChoice}>
      <ChoicePills
        label={words.presets}
        value={preset}
        choices={PRESETS.map((value) => ({ value, label: words.preset[value] }))}
        onChange={(chosen) => onChoose(fromPreset(chosen))}
      />
    </Section>
  );
}

const commandOf = ({ choices }: TableDraft): Command => ({ type: 'table-rules/set', choices });

/** The rules that change, and the numbers of this sheet that change with them. */
function WhatChanges({ sheet, draft }: DraftProps) {
  const words = useMessages(tableRules);
  const coreWords = useMessages(core);
  const { tiles } = useMessages(panels);
  const valueText = useValueText();
  const changed = changedTableRules(sheet.tableRules, draft.choices);
  const outcome = changed.length > 0 ? sheetStore.preview(commandOf(draft)) : null;
  return (
    <Section title={words.changes} aria-live="polite">
      {outcome?.ok ? (
        <>
          <ul aria-label={words.changedRules} className="mb-2 grid gap-1 border-b border-line pb-2 text-13">
            {changed.map((key) => (
              <li key={key}>
                <span className="text-ink-2">{words.name[key]}</span>{' '}
                <b className="font-semibold">
                  {valueText(key, ruleValue(sheet.tableRules, key))} → {valueText(key, ruleValue(draft.choices, key))}
                </b>
              </li>
            ))}
          </ul>
          <NumberChanges full before={sheet} after={outcome.sheet} more={(of) => tableNumbers(of, coreWords, tiles)} />
        </>
      ) : (
        <p className="text-13 text-ink-2">{words.nothingYet}</p>
      )}
    </Section>
  );
}

/** The button that saves; at the bottom of the phone, where the lists may be scrolled away. */
function Saving({ sheet, draft, onClose, children }: DraftProps & ScreenProps & Readonly<{ children: ReactNode }>) {
  const words = useMessages(tableRules);
  const canEdit = useSheet(selectCanEdit);
  const tell = useTellOutcome();
  const changed = changedTableRules(sheet.tableRules, draft.choices).length;
  const isWrong = draft.wrong.length > 0;
  const save = () => {
    const command = commandOf(draft);
    const done = sheetStore.dispatch(command);
    if (!done.ok) return;
    onClose();
    tell({
      commands: [command],
      trace: done.trace,
      before: sheet,
      after: done.sheet,
      undo: () => void sheetStore.undo(),
    });
  };
  const problem = isWrong ? words.fixNumber : null;
  const obstacle = canEdit ? problem : words.readOnly;
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t border-line bg-surf-1 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:bg-transparent lg:p-0">
      {children}
      <Button kind="primary" className="min-h-12 flex-1" disabled={obstacle !== null || changed === 0} onClick={save}>
        {obstacle ?? words.save(changed)}
      </Button>
    </div>
  );
}
