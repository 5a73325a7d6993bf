export type { Contribution, ContributionSource, Explained, NotCounted } from './explained';
export type { Outcome, Refusal, RefusalCode } from './outcome';
export { type Quantity, quantitiesOf, readQuantity, type SheetQuantity } from './quantities';
export type { DefenceStep, EventStep, NumberStep, StepReason, Trace, TraceEvent, TraceStep } from './tally';
