/** What the sheet shows below what is asked for every round; fetched once the sheet has been drawn. */
export { DefencesPanel } from './defences-panel';
export { DefensePanel } from './defense-panel';
export { FilmRow } from './film-row';
export { ItemsPanel } from './items-panel';
export { DefenseTile, MovementTiles } from './late-tiles';
export { LimbRows } from './limb-rows';
export { PeoplePanel } from './people-panel';
export { ResourcesPanel } from './resources-panel';
export { SkillsPanel } from './skills-panel';
