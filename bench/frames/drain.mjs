// A process of sockets that read as fast as the kernel delivers and throw all of it away. Started by sockets.ts with a port and a number.
import { openRaw } from '../fanout/rawSocket.mjs';

const [port, count] = process.argv.slice(2).map(Number);
for (let index = 0; index < count; index += 1) await openRaw(port, [], { take: () => undefined, lost: () => undefined });
