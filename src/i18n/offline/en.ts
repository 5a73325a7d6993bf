export const en = {
  ready: 'A new version is ready.',
  reload: 'Reload',
  onceSaved: 'Reloads once saved',
  later: 'Later',
};
