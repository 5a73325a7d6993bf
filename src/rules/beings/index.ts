export { cloneOf } from './clone';
export { lifespan } from './lifespan';
export { ownerOf, spendOfOwner } from './summon';
