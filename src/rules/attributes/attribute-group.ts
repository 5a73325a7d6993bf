import { ATTRIBUTE_GROUPS, type AttributeGroup, type AttributeId } from '@/model/attributes';

const GROUP_OF = Object.fromEntries(
  Object.entries(ATTRIBUTE_GROUPS).flatMap(([group, attributes]) => attributes.map((id) => [id, group])),
) as Readonly<Record<AttributeId, AttributeGroup>>;

/** The group an Attribute belongs to: Physical, Mental or Social. @rule X-07 */
export const attributeGroup = (attribute: AttributeId): AttributeGroup => GROUP_OF[attribute];
