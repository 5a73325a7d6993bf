/** Traits of items that rules ask for, as they stand on the sheet. */
export const ITEM_TRAITS = ['ammo', 'unlimited ammo', 'Parry 1', 'Armor Penalty 1'] as const;
/** What damage reduction commonly gives way to, as it stands on the sheet. */
export const WEAKNESSES = ['magical', 'divine weapon', 'adamantine', 'silver', 'cold iron'] as const;
