export const en = {
  parties: 'Parties',
  rulebook: 'Rulebook',
  settings: 'Settings',
  language: 'Language',
  languageName: { en: 'English', 'zh-CN': '中文' },
  theme: 'Theme',
  themeName: { system: 'As the system', dark: 'Dark', light: 'Light' },
  letterKeys: 'Single-letter keys',
  on: 'On',
  off: 'Off',
  broken: {
    title: 'This screen stopped working',
    text: 'Your sheets are untouched. Reload to go on; if it happens again, export the sheet from the list.',
    reload: 'Reload',
    toList: 'To the list',
  },
  notFound: { title: 'There is no such page', text: 'The address leads nowhere in this app.', toList: 'To the list' },
};
