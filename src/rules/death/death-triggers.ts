/** Which of the effects that answer a death fires: the one the player picks, and none for a clone. @rule H-18 */
export function firedDeathTriggers(owned: readonly string[], pick: string | null, isClone = false): readonly string[] {
  return pick !== null && !isClone && owned.includes(pick) ? [pick] : [];
}
