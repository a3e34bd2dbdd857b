// A process that owns an embedded database and does nothing else, for the tests that kill it.
import { startEmbedded } from '../ports/database/embedded.ts';

const { pid } = await startEmbedded(process.argv[2] ?? '', { durable: false });
process.stdout.write(`${pid()}\n`);
setInterval(() => undefined, 60_000);
