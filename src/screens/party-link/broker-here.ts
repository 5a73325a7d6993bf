import * as z from 'zod/mini';

/** What the server of this page says of itself: its broker, and the addresses by which other devices reach it. */
export type BrokerHere = Readonly<{ broker: string | null; addresses: readonly string[] }>;

const tableSchema = z.object({
  mqtt: z.string().check(z.regex(/^\/(?!\/)[\w./-]*$/)),
  addresses: z.array(z.string().check(z.regex(/^https?:\/\/[^\s#]+$/))),
});

/** The address of this page without what stands behind `#`. */
const thisPage = (): string => `${location.origin}${location.pathname}`;

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Asks the page's own server; one that is no table answers something else. */
export async function brokerHere(): Promise<BrokerHere> {
  const table = await fetchTable();
  if (!table) return { broker: null, addresses: [thisPage()] };
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const own = LOCAL.test(location.hostname) ? [] : [thisPage()];
  const addresses = [...new Set([...own, ...table.addresses])];
  return {
    broker: `${scheme}://${location.host}${table.mqtt}`,
    addresses: addresses.length > 0 ? addresses : [thisPage()],
  };
}

async function fetchTable() {
  try {
    const response = await fetch(new URL('table.json', thisPage()));
    const read = response.ok ? tableSchema.safeParse(await response.json()) : null;
    return read?.success ? read.data : null;
  } catch {
    return null;
  }
}
