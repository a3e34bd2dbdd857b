import type { Way } from '@pitchside/api/realtime';
import type { createHost } from '@pitchside/api/realtime/broker';
import address from './socket.worker.ts?sharedworker&url';

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

const { trustedTypes } = globalThis as typeof globalThis & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
};
let policy: ScriptPolicy | undefined;

/** The content policy of pages takes addresses of scripts from named policies alone; this one gives out the worker's. */
function trustedAddress(): string {
  policy ??= trustedTypes?.createPolicy('socket-worker', { createScriptURL: () => address });
  // The declared type is string; a TrustedScriptURL is accepted in its place.
  return (policy?.createScriptURL('') ?? address) as string;
}

/** By the worker that all pages of this browser share. */
const throughWorker: Way = (over) => {
  const worker = new SharedWorker(trustedAddress(), { type: 'module' });
  worker.addEventListener('error', over);
  return worker.port;
};

let own: ReturnType<typeof createHost> | undefined;

/** Within the page, by the same code, which comes when it is first needed. */
const withinPage: Way = async () => {
  const { createHost } = await import('@pitchside/api/realtime/broker');
  own ??= createHost();
  const { port1, port2 } = new MessageChannel();
  own(port2);
  return port1;
};

/** Transports for the sockets of this page, the best first. */
export const ways: readonly Way[] = 'SharedWorker' in globalThis ? [throughWorker, withinPage] : [withinPage];
