export const en = {
  title: 'Time goes back',
  notUndo:
    'Something in the game turns time back: what was used or bought since stays so. To take back a mistake at the table, use Undo or History.',
  to: 'Back to the moment before the character',
  before: (phrase: string) => `… ${phrase}`,
  older: 'Earlier moments',
  noMoment: 'Nothing has happened yet that time could take back.',
  comesBack: 'Comes back',
  comesBackAlways: 'Health, Willpower, energy, effects, conditions and the hour, as they were then.',
  staysGone: 'Does not come back',
  staysAlways: 'Consumables, uses, exchanges with the Overseer, reward points and XP.',
  lives: 'Lives again',
  isBack: 'is back',
  isGone: 'is gone',
  isKept: 'stays',
  stays: (after: string, then: string) => `stays ${after}, was ${then}`,
  goBack: 'Go back in time',
};
