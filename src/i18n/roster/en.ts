import { formatNumber } from '../formatters';

const count = (n: number) => formatNumber(n, 'en');
const some = (n: number, one: string, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`;

/** The list of characters. */
export const en = {
  title: 'Reincarnators',
  count: (n: number) => some(n, 'character'),
  healthyOf: (healthy: number, maximum: number) => `${count(healthy)} healthy of ${count(maximum)}`,
  newCharacter: 'New character',
  trySample: 'Try a sample',
  samples: 'All samples',
  importFile: 'Import a file',
  importBackup: 'Import a backup',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  onThisDevice: 'On this device',
  inThisTab: 'Only in this tab',
  noCharacters: 'No characters.',
  firstRun: {
    title: 'No Reincarnators yet',
    text: 'Make one, or open a sample and hurt it.',
  },
  removed: {
    title: (n: number) => `Your browser removed ${some(n, 'character')}`,
    text: 'It cleared what this site had stored. An exported file brings a character back.',
    unnamed: 'One without a readable name',
    forget: 'Begin anew',
  },
  memoryOnly: 'This browser keeps nothing. Characters are gone when the tab closes; export what should stay.',
  listFailed: 'The list could not be read. Nothing was changed.',
  sampleFailed: 'The sample did not arrive. Nothing was added.',
  beingOf: { summon: (owner: string) => `Summon of ${owner}`, clone: (owner: string) => `Clone of ${owner}` },
  actionsOf: (name: string) => `Actions for ${name}`,
  open: 'Open',
  npcs: 'NPCs',
  moveToTrash: 'Move to trash',
  copyOf: (name: string, n: number) => (n === 1 ? `${name} (copy)` : `${name} (copy ${n})`),
  said: {
    duplicated: (name: string) => `${name} was made.`,
    exported: (file: string) => `Downloaded ${file}.`,
    trashed: (name: string) => `${name} is in the trash for 30 days.`,
    restored: (name: string) => `${name} is back.`,
    deleted: (name: string) => `${name} is deleted for ever.`,
    imported: (name: string) => `${name} was imported.`,
    gone: 'It is not here any more. Nothing was changed.',
  },
  unreadable: {
    name: 'A sheet that can’t be read',
    damaged: 'Its record is damaged. It is kept as it is.',
    newer: (version: number) =>
      `Made by a newer version (sheet format ${count(version)}). Reload to get the newest app.`,
    migration: (version: number) =>
      `Its old format (${count(version)}) could not be brought up to date. It is kept as it is.`,
    invalid: (path: string) => `“${path}” is missing or not possible. It is kept as it is.`,
    download: 'Download raw',
  },
  trash: {
    title: 'Trash',
    deleted: (when: string) => `Deleted ${when}`,
    left: (days: number) => `${some(days, 'day')} left`,
    deleteForever: 'Delete for ever',
    deleteOf: (name: string) => `Delete ${name} for ever`,
    restoreOf: (name: string) => `Restore ${name}`,
    text: (name: string) => `${name} and the whole history go. Nothing brings them back.`,
    typeName: (name: string) => `Type ${name}`,
    typeFirst: 'Type the name to delete',
  },
  importing: {
    title: 'Import',
    chooseFile: 'Sheet file',
    drop: 'Drop the file to import it',
    keep: 'Keep as a new character',
    version: 'Written by',
    app: (version: string) => `Samsara Sheet ${version}`,
    history: 'History',
    changes: (n: number) => some(n, 'change'),
    noHistory: 'None in the file',
    twin: (name: string) => `${name} is already here and stays as it is.`,
    failed: (file: string, what: string) => `${file}: ${what} Nothing was imported.`,
    problem: {
      several: (n: number) => `${count(n)} files at once; choose one.`,
      tooBig: (size: string, limit: string) => `it has ${size} MB, a sheet file has ${limit} MB at most.`,
      notJson: 'it is not JSON, or it is cut off.',
      notOurs: 'it is not a sheet of this app.',
      damaged: 'its contents don’t fit its checksum. It was changed or cut off.',
      newer: (version: number) =>
        `it comes from a newer version (sheet format ${count(version)}). Reload the app first.`,
      invalid: (path: string) => `“${path}” is missing or not possible.`,
    },
  },
};
