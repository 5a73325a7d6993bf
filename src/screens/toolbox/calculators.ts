import type { Calculator } from './calculator';
import { amplifying } from './calculators/amplify';
import { attitude } from './calculators/attitude';
import { climb } from './calculators/climb';
import { cluster } from './calculators/cluster';
import { defense } from './calculators/defense';
import { explosions } from './calculators/explosions';
import { falling } from './calculators/falling';
import { fallingObject } from './calculators/falling-object';
import { fixedSpeed } from './calculators/fixed-speed';
import { flight } from './calculators/flight';
import { improvised } from './calculators/improvised';
import { itemFit } from './calculators/item-fit';
import { keepRolls } from './calculators/keep-rolls';
import { lifespans } from './calculators/lifespan';
import { limb } from './calculators/limb';
import { reducedCosts } from './calculators/reduced-cost';
import { shared } from './calculators/shared';
import { size } from './calculators/size';
import { squeezing } from './calculators/squeeze';
import { throwingOff } from './calculators/throw-off';

/** Every calculator, in the order they are offered. */
export const CALCULATORS: readonly [Calculator, ...Calculator[]] = [
  defense,
  shared,
  explosions,
  cluster,
  falling,
  fallingObject,
  improvised,
  size,
  itemFit,
  climb,
  throwingOff,
  squeezing,
  flight,
  fixedSpeed,
  keepRolls,
  amplifying,
  reducedCosts,
  limb,
  lifespans,
  attitude,
];
