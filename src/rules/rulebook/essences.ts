import { compute, reference, track } from './entry';

/** Essences. */
export const ESSENCE_RULES = {
  'S-01': compute('Four Essences, one each', '四种本质，各居其一'),
  'S-02': reference(
    ['What is Natural', '何为自然本质'],
    [
      'Whatever nature has, or people make of it with simple tools by hand: venom, herbs, a sword, a bicycle.',
      '自然界固有之物，或仅凭简单手工具制成之物，如蛇毒、草药、刀剑、自行车。',
    ],
  ),
  'S-03': compute('Natural things work without technology', '科技失效时自然之物照常'),
  'S-04': reference(
    ['Natural effects, natural remedies', '自然之效有自然之解'],
    [
      'Against something Natural the real world usually knows a remedy, so let players try one.',
      '自然本质的效果通常能以现实中的办法应对，可让玩家一试。',
    ],
  ),
  'S-05': track('Made in a personal space, it withers', '个人空间自制之物会枯朽'),
  'S-06': compute('Technological things are items', '科技之物必为物品'),
  'S-07': compute('Technology held down', '科技受压制'),
  'S-08': track('Making Technological things', '制造科技物品'),
  'S-09': track('Essence is not origin or fuel', '本质不看出身与能源'),
  'S-10': reference(
    ['What is Magical', '何为魔幻本质'],
    [
      'Powers of sorcery, legend and immortals that follow a doctrine of their own, such as Grimoires and vampire arts.',
      '出自魔法、传说与仙道，并自成一套道理的力量，如魔导书与吸血鬼之能。',
    ],
  ),
  'S-11': compute('Holding down or stripping an Essence', '压制或解除某种本质'),
  'S-12': compute('No Film without magic', '没有禁魔影片'),
  'S-13': compute('Supernatural Essences', '超自然本质'),
  'S-14': compute('Anomalous things', '特异本质之物'),
  'S-15': track('Getting supernatural things', '超自然之物的来路'),
  'S-16': compute('Changing Essence', '改变本质'),
} as const;
