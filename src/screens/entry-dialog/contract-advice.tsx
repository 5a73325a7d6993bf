import { entries } from '@/i18n/entries';
import type { Contract, Sheet } from '@/model/sheet';
import { contractAdvice } from '@/rules';
import { useMessages } from '@/ui/preferences';
import { RuleLine } from '@/ui/rule-titles';
import { Checkbox } from '@/ui/toggles';

type ContractAdviceProps = Readonly<{
  sheet: Sheet;
  /** As it would be signed. */
  contract: Contract;
  /** It is signed although others stand against it. */
  force: boolean;
  onForce: (force: boolean) => void;
}>;

/** The contracts that one to be signed ends, or that stand against it; the table may sign it all the same. */
export function ContractAdvice({ sheet, contract, force, onForce }: ContractAdviceProps) {
  const { contract: words } = useMessages(entries);
  const others = sheet.contracts.filter(({ id }) => id !== contract.id);
  const { action, replaced, inTheWay } = contractAdvice(others, contract);
  if (action === 'add') return null;
  const isRefused = action === 'refuse';
  const concerned = new Set(isRefused ? inTheWay : replaced);
  return (
    <div className="mb-3 text-13">
      <p className="text-ink-2">{isRefused ? words.inTheWay : words.replaces}</p>
      <ul>
        {others.map(
          (other) => concerned.has(other) && <li key={other.id}>{words.of(other.kind, other.role, other.partner)}</li>,
        )}
      </ul>
      <RuleLine rule="M-32" />
      {isRefused && (
        <Checkbox label={words.force} checked={force} onChange={(event) => onForce(event.target.checked)} />
      )}
    </div>
  );
}
