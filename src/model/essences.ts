/** The four Essences. Whatever can be exchanged has exactly one of them. */
export const ESSENCES = ['Natural', 'Technological', 'Magical', 'Anomalous'] as const;
export type Essence = (typeof ESSENCES)[number];
