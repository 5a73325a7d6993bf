/** What an ability says about the key Attribute of a roll; `source` names the ability. */
export type KeyAttributeDemand = Readonly<{ binding: 'must' | 'may'; attribute: string; source: string }>;

/** Whether the action can be taken. `attribute` is the one it must use, null when none is demanded; `conflict` names the abilities of which some must be given up. */
export type KeyAttributeRuling = Readonly<{
  possible: boolean;
  attribute: string | null;
  conflict: readonly string[];
}>;

/** Settles what several abilities demand of one roll: two different musts make the action impossible. @rule M-65 */
export function settleKeyAttribute(demands: readonly KeyAttributeDemand[]): KeyAttributeRuling {
  const musts = demands.filter(({ binding }) => binding === 'must');
  const [attribute = null, ...others] = new Set(musts.map((must) => must.attribute));
  return others.length === 0
    ? { possible: true, attribute, conflict: [] }
    : { possible: false, attribute: null, conflict: musts.map(({ source }) => source) };
}
