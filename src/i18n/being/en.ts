export const en = {
  title: 'What it is',
  kind: 'Kind of being',
  kinds: { person: 'Person', summon: 'Summon', clone: 'Clone', object: 'Object' },
  owner: 'Whose it is',
  ownerMissing: 'A summon or clone belongs to somebody: name them',
  traits: 'What rules ask about it',
  trait: {
    mindless: 'Mindless: nothing reaches its mind',
    ofDarkness: 'Of darkness: holy damage goes up a grade',
    ofLight: 'Of light: unholy damage goes up a grade',
    flammable: 'Flammable: fire damages it in full',
    conductive: 'Conductive: lightning damages it in full',
    hasTurnNote: 'Its own text says when it acts',
  },
  save: 'Save',
  nothing: 'Nothing to save',
};
