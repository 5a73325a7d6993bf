// Builds the app, serves it on this machine and says where.
import { build, preview } from 'vite';

const interactive = Boolean(process.stdout.isTTY) && !process.env.CI;

await build({ logLevel: 'warn' });
const server = await preview({ logLevel: 'warn', preview: { port: 4173, strictPort: false, open: interactive } });
const address = server.resolvedUrls?.local[0];
process.stdout.write(`\nSamsara Sheet is open at ${address}\nStop it with Ctrl+C.\n`);
