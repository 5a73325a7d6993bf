import * as z from 'zod/mini';

/** The table's choices that differ from the default; what they mean stands in `rules/table-rules.ts`. */
export const tableRulesSchema = z.strictObject({
  woundPenalty: z.optional(z.boolean()),
  woundTrigger: z.optional(z.enum(['lethalOrWorse', 'lethalOnly'])),
  willpowerZeroCollapse: z.optional(z.boolean()),
  worseningTiming: z.optional(z.enum(['beforeNextTurn', 'endOfOwnTurn', 'endOfSharedRound'])),
  healBeforeTick: z.optional(z.boolean()),
  restDaysRequired: z.optional(z.boolean()),
  shortRestsBesideSpan: z.optional(z.boolean()),
  unconsciousIsRest: z.optional(z.boolean()),
  speedAffectsBenefits: z.optional(z.boolean()),
  speedStacking: z.optional(z.enum(['highest', 'multiply', 'manual'])),
  fastHealExchange: z.optional(z.enum(['perFour', 'allOrOne'])),
  restoredMaxArrives: z.optional(z.enum(['healthy', 'asRemoved'])),
  legendaryStep: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  legendaryOffset: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  dpPerLegendary: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  esPerLegendary: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  healthPerSize: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  healthPerLegendaryStamina: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  increaseStacks: z.optional(z.enum(['listed', 'all'])),
  branchUpgrades: z.optional(z.enum(['replace', 'add'])),
  untypedPenalties: z.optional(z.enum(['largest', 'sum'])),
  attributeDamageBreaksPrereq: z.optional(z.boolean()),
});

export type TableRuleChoices = z.infer<typeof tableRulesSchema>;
export type TableRuleKey = keyof TableRuleChoices;
