/** Whether an ability is a Technique: bought, and doing nothing until it is activated. @rule M-58 */
export const isTechnique = ({ bought, activated }: Readonly<{ bought: boolean; activated: boolean }>): boolean =>
  bought && activated;

/** Whether an ability may take part in an attack: a basic attack has no Technique in it, and passives are none. @rule M-59 */
export const mayJoinAttack = ({
  basicAttack,
  passive,
}: Readonly<{ basicAttack: boolean; passive: boolean }>): boolean => !basicAttack || passive;
