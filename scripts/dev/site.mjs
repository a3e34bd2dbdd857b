// The site by Vite's own server, with the calls, the socket and the media of the server behind it.
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../setup/node.mjs';

const [port, serverPort] = process.argv.slice(2).map(Number);
const target = `http://127.0.0.1:${serverPort}`;

const site = await createServer({
  root: join(root, 'packages/app'),
  configFile: join(root, 'packages/app/vite.config.ts'),
  clearScreen: false,
  server: { host: '127.0.0.1', port, strictPort: true, proxy: { '/api': { target }, '/media': { target }, '/ws': { target, ws: true } } },
});
await site.listen();
process.stdout.write(`Pitchside with hot reload: http://localhost:${port} (server behind it on ${serverPort})\n`);
