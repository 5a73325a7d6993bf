import { TriangleAlert } from 'lucide-react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { character } from '@/i18n/character';
import { useProblemWords } from '@/ui/field-problem';
import { useMessages } from '@/ui/preferences';
import { problemsIn, rangeOf, useFieldNames } from './problems';

/** After an attempt to save: every field with something against it, each a way to the field. */
export function ProblemSummary() {
  const words = useMessages(character);
  const wordsOf = useProblemWords();
  const nameOf = useFieldNames();
  const { control, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const draft = useWatch({ control });
  const problems = submitCount > 0 ? problemsIn(errors, draft) : [];
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="flex gap-2.5 rounded-2 border border-line-2 bg-surf-2 px-3 py-2.5 text-13">
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
      <div className="min-w-0">
        <p>{words.problems(problems.length)}</p>
        <ul>
          {problems.map(({ path, problem }) => (
            <li key={path}>
              <button
                type="button"
                className="min-h-tap py-1 text-left underline underline-offset-3"
                onClick={() => setFocus(path)}
              >
                {words.problem(nameOf(path), wordsOf(problem, rangeOf(path)))}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
