/** Damage grades, lightest first. */
export const GRADES = ['bashing', 'lethal', 'aggravated'] as const;
export type Grade = (typeof GRADES)[number];

/** The states a Health point can be in, best first. */
export const HEALTH_STATES = ['healthy', ...GRADES] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** How many Health points are in each state; together they are the maximum. */
export type Track = Readonly<Record<HealthState, number>>;

/** Points of each grade: one damage instance, or an amount healed. */
export type GradeAmounts = Readonly<Record<Grade, number>>;

export const NO_AMOUNTS: GradeAmounts = { bashing: 0, lethal: 0, aggravated: 0 };
