import { compute, track } from './entry';

/** Willpower. */
export const WILLPOWER_RULES = {
  'W-01': compute('Maximum Willpower', '意志力上限'),
  'W-02': compute('Willpower is no Energy Pool', '意志力不是能量池'),
  'W-03': track('Willpower on a roll', '意志力用于检定'),
  'W-04': track('Willpower on defense', '意志力用于防御'),
  'W-05': compute('Size of the Willpower bonus', '意志力加值大小'),
  'W-06': compute('Not on extended rolls', '延续检定不可用'),
  'W-07': compute('Willpower needs a waking mind', '清醒才可用意志力'),
  'W-08': compute('Paying to stay conscious', '付意志力保持清醒'),
  'W-09': compute('When the paid time ends', '清醒时限'),
  'W-10': compute('New cause, new payment', '新原因须再付'),
  'W-11': compute('Hunger and thirst', '饥渴'),
  'W-12': compute('Temporary Willpower', '临时意志力'),
  'W-13': compute('Temporary Willpower goes first', '先用临时意志力'),
  'W-14': compute('Limits of temporary Willpower', '临时意志力限制'),
  'W-15': compute('Temporary Willpower is not zero', '有临时意志力不算归零'),
  'W-16': compute('Temporary Willpower is no recovery', '临时意志力不算恢复'),
  'W-17': compute('Collapse at 0 Willpower', '意志力归零昏迷'),
  'W-18': compute('Maximum Willpower rises', '意志力上限提高'),
  'W-19': compute('Maximum Willpower falls', '意志力上限降低'),
  'W-20': compute('Bonuses to Will rolls only', '仅限意志检定的加值'),
  'W-21': compute('Will roll', '意志检定'),
  'W-22': compute('Will save', '意志豁免'),
  'W-23': track('Roll or save', '检定与豁免之别'),
} as const;
