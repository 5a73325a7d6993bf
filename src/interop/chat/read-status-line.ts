import { is, type ReadingSoFar, state } from './reading';

const LINE = /^\s*(.{1,160}?)\s+(\d[\d,]*)\/(\d[\d,]*)\s+[·/X✱]+\s+\((.*)\)\s*$/;

/** The words of a status line, with their number before (English) or behind them. */
const PARTS = [
  { name: 'bashing', patterns: [/(\d+(?:,\d{3})*) bashing/i, /冲击 ?(\d+(?:,\d{3})*)/] },
  { name: 'lethal', patterns: [/(\d+(?:,\d{3})*) lethal/i, /致命 ?(\d+(?:,\d{3})*)/] },
  { name: 'aggravated', patterns: [/(\d+(?:,\d{3})*) aggravated/i, /恶性 ?(\d+(?:,\d{3})*)/] },
  { name: 'temporaryHP', patterns: [/(\d+(?:,\d{3})*) temporary HP/i, /临时生命值 ?(\d+(?:,\d{3})*)/] },
  { name: 'willpower', patterns: [/Willpower (\d+(?:,\d{3})*)/i, /意志力 ?(\d+(?:,\d{3})*)/] },
  { name: 'temporaryWillpower', patterns: [/\+(\d+(?:,\d{3})*) temporary/i, /\+(\d+(?:,\d{3})*) ?临时/] },
] as const;

/** Reads a status line: what it does not name is 0. */
export function readStatusLine(reading: ReadingSoFar, text: string): boolean {
  const [, who, healthy = '', maximum = '', words = ''] = LINE.exec(text) ?? [];
  if (who === undefined) return false;
  const outer = reading.who;
  reading.who = who;
  state(reading, `${healthy}/${maximum}`, 'health', [healthy, maximum], is);
  for (const { name, patterns } of PARTS) {
    const found = patterns.map((pattern) => pattern.exec(words)?.[1]).find((digits) => digits !== undefined);
    state(reading, `${name} ${found ?? 0}`, name, [found ?? '0'], is);
  }
  reading.who = outer;
  return true;
}
