import type { Sheet } from '@/model/sheet';
import type { RuleId } from '../rulebook';
import type { StepReason, Trace } from './tally';

/** Why the rules say no; the UI has a sentence for each. */
export type RefusalCode =
  | 'dead'
  | 'unconscious'
  | 'nothingToDo'
  | 'notEnoughWillpower'
  | 'notEnoughPoints'
  | 'notEnoughEnergy'
  | 'noPrompt'
  | 'alreadyUsedThisScene'
  | 'notWorsening'
  | 'nothingToHeal'
  | 'healingTooSmall'
  | 'notUnconscious'
  | 'notSeverelyInjured'
  | 'restTooShort'
  | 'worseningWhileResting'
  | 'unconsciousIsNoRest'
  | 'unknownEntry'
  | 'secondHealthOpen'
  | 'contractInTheWay'
  | 'onlyBeastsObey'
  | 'filmsHoldDownTechnology'
  | 'lowerBuff'
  | 'noUsesLeft'
  | 'itemUnusable'
  | 'wrongDice'
  | 'diceOwed'
  | 'noBasicUse'
  | 'annihilates'
  | 'notThisWay'
  | 'alreadyHeld'
  | 'poolCannotPay'
  | 'paymentMismatch'
  | 'outOfPlay'
  | 'notExpandable'
  | 'poolNotReached'
  | 'noResource'
  | 'wouldKill'
  | 'stillFatal'
  | 'noSave'
  | 'notForClones'
  | 'ownerPays'
  | 'noActionsLeft'
  | 'noTechnique'
  | 'basicAttack'
  | 'cannotGesture'
  | 'noLineOfEffect'
  | 'noLineOfSight'
  | 'noFreeSquare'
  | 'invalid';

/** The rules said no: which rule, and a code. A value, never thrown. */
export type Refusal = Readonly<{ rule: StepReason; code: RefusalCode }>;

/** What a command came to: a new sheet with its trace, or a refusal that changes nothing. */
export type Outcome = Readonly<{ ok: true; sheet: Sheet; trace: Trace }> | Readonly<{ ok: false; refusal: Refusal }>;

/** Says no by a rule. */
export const refused = (rule: RuleId | 'manual', code: RefusalCode): Refusal => ({ rule, code });
