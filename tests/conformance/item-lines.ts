import {
  type CountedValue,
  countAsHigher,
  improvisedWeapon,
  itemPenalties,
  misfit,
  sizeAdjustments,
  sizeDefense,
  sizeFromCentimetres,
  valueForPrerequisite,
} from '@/rules';
import { fromAmounts } from './shapes';

type Fit = Readonly<{ charSize: number; itemSize: number }>;
type Limits = Readonly<{ tol?: number; limit?: number; strict?: boolean }>;
type Use = Fit & Limits & Readonly<{ strength: number; req: number }>;
type Defense = Readonly<{ base: number; dodge: number; natArmor: number; size: number }>;
type Counts = Readonly<{ real: number; extra: number; kind?: 'skill' | 'attribute'; uncapped?: boolean }>;

function itemUse({ strength, charSize, req, itemSize, tol, limit, strict = false }: Use) {
  const use = itemPenalties(
    { strength, permanentSize: charSize, currentSize: charSize, strengthRequired: req },
    itemSize,
    {
      unusableAt: strict ? 'moreThanSix' : 'atLeastSix',
      ...(tol === undefined ? {} : { tolerance: tol }),
      ...(limit === undefined ? {} : { limit }),
    },
  );
  return {
    reqPenalty: use.strengthPenalty,
    sizePenalty: use.fitPenalty,
    total: use.total,
    usable: use.usable,
  };
}

function mismatch({ charSize, itemSize, tol }: Fit & Limits) {
  const { beyond, penalty } = misfit(charSize, itemSize, tol);
  return { beyond, penalty };
}

/** The lines of items, Size and values that count as higher. */
export const itemLines = {
  improvised: ({ hardness, size }: Readonly<{ hardness: number; size: number }>) => {
    const weapon = improvisedWeapon({ hardness, size });
    return { dmg: fromAmounts(weapon.damage), dp: weapon.dice };
  },
  countsAs: ({ real, extra, ...how }: Counts) => {
    const counted: CountedValue = countAsHigher(real, extra, how);
    return { effective: counted.effective, forPrereq: valueForPrerequisite(counted) };
  },
  sizeFromCm: ({ cm }: Readonly<{ cm: number }>) => ({ size: sizeFromCentimetres(cm) }),
  sizeAdjust: ({ size }: Readonly<{ size: number }>) => {
    const adjustments = sizeAdjustments(size);
    return {
      str: adjustments.strengthRolls,
      melee: adjustments.meleeAttacks,
      cap: adjustments.meleeDamageCap,
      strReq: adjustments.strengthForEquipment,
      strCarry: adjustments.strengthForCarrying,
      natArmor: adjustments.naturalArmor,
      dodgeBase: adjustments.defense,
    };
  },
  sizeDefense: ({ base, dodge, natArmor, size }: Defense) => {
    const sized = sizeDefense({ baseDefense: base, dodgeDefense: dodge, naturalArmor: natArmor }, size);
    return { base: sized.baseDefense, dodge: sized.dodgeDefense, natArmor: sized.naturalArmor };
  },
  itemUse: (line: Use, options: Limits = {}) => itemUse({ ...line, ...options }),
  mismatch: (line: Fit & Limits, options: Limits = {}) => mismatch({ ...line, ...options }),
};
