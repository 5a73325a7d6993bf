export { cloneOf } from './clone';
export { endsProtection, type Threat } from './independent-being';
export { lifespan } from './lifespan';
export { type SummonFacts, summonSheet } from './make-being';
export { cloneSheet, dRanksSpent, lifespanOf, scoresShown } from './sheet-being';
export { ownerOf, spendOfOwner } from './summon';
export { actionsLeft, turnOfBeing } from './turn-commands';
