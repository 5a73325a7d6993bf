import { useState } from 'react';
import { rulebook } from '@/i18n/rulebook';
import { useShortcuts } from '@/ui/keyboard';
import { PageHeader } from '@/ui/page-header';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { Glossary } from './glossary';
import type { AroundRules } from './rule-entry';
import { RuleList } from './rule-list';

type ScreenProps = Readonly<{
  /** The rule to show, `glossary`, or nothing in particular. */
  entry: string | undefined;
  around: AroundRules;
  onClose: () => void;
}>;

/** Every rule in a sentence, and the terms of the game. */
export function RulebookScreen({ entry, around, onClose }: ScreenProps) {
  const words = useMessages(rulebook);
  const [part, setPart] = useState<'rules' | 'glossary'>(entry === 'glossary' ? 'glossary' : 'rules');
  const rule = entry === 'glossary' ? undefined : entry;
  useShortcuts({ escape: onClose });
  return (
    <>
      <PageHeader
        title={words.title}
        onClose={onClose}
        end={
          <a
            href={around.sheetId ? `#/sheet/${around.sheetId}/toolbox` : '#/toolbox'}
            className="inline-flex min-h-tap items-center px-3 text-13 underline underline-offset-3"
          >
            {words.toolbox}
          </a>
        }
      />
      <main className="mx-auto grid max-w-[860px] gap-3 p-4 lg:px-6">
        <Segmented
          label={words.show}
          value={part}
          options={[
            { value: 'rules', label: words.rules },
            { value: 'glossary', label: words.glossary },
          ]}
          onChange={setPart}
        />
        {part === 'rules' ? <RuleList key={rule} entry={rule} around={around} /> : <Glossary />}
      </main>
    </>
  );
}
