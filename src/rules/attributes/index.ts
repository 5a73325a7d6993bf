export { damageAttributeInput } from './attribute-damage';
export { attributeGroup } from './attribute-group';
