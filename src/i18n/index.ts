/*
 * How to add a namespace, say `roster`:
 *   1. src/i18n/roster/en.ts      export const en = { title: 'Characters', count: (n: number) => `${n} characters` };
 *   2. src/i18n/roster/zh-cn.ts   export const zhCn: MessagesOf<typeof en> = { … };
 *   3. src/i18n/roster/index.ts   export const roster = namespace(en, async () => (await import('./zh-cn')).zhCn);
 * In a screen: `import { roster } from '@/i18n/roster'` and `const words = useMessages(roster)` (from `@/ui/preferences`).
 * Messages are strings or functions that return strings, nested as you like; a missing one is a type error.
 * Don't export namespaces from here: the English of a screen belongs in the chunk of that screen.
 */
export * from './formatters';
export { LANGUAGES, type Language, pickLanguage } from './language';
export { type MessagesOf, type Namespace, namespace, preload } from './namespace';
