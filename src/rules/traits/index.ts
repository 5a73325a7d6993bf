export { attributeSkill, legendaryTrait } from './legendary-trait';
export { resolveChain } from './resolve-chain';
