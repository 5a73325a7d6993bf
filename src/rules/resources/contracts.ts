/** A role a person may have in a contract of some kind, such as Master in a Servant contract. */
export type ContractRole = Readonly<{ kind: string; role: string }>;

/** A contract that makes two people something to each other. */
export type Contract = ContractRole &
  Readonly<{
    partner: string;
    /** Roles of further contracts that this one leaves open. */
    allows?: readonly ContractRole[];
  }>;

/** What to suggest when a contract is to be signed, with the present contracts that stand against it. */
export type ContractAdvice = Readonly<{
  action: 'add' | 'replace' | 'refuse';
  replaced: readonly Contract[];
  inTheWay: readonly Contract[];
}>;

const isAllowedBy = ({ allows = [] }: Contract, { kind, role }: ContractRole): boolean =>
  allows.some((open) => open.kind === kind && open.role === role);

/**
 * One contract of this sort to a person: a later one replaces an earlier one with the same partner and is refused
 * while there is one with somebody else, unless that one leaves it open. The table may decide otherwise.
 * @rule M-32
 */
export function contractAdvice(present: readonly Contract[], next: Contract): ContractAdvice {
  const conflicts = present.filter((contract) => !isAllowedBy(contract, next));
  const inTheWay = conflicts.filter(({ partner }) => partner !== next.partner);
  if (inTheWay.length > 0) return { action: 'refuse', replaced: [], inTheWay };
  return { action: conflicts.length > 0 ? 'replace' : 'add', replaced: conflicts, inTheWay };
}
