import { language } from '../api/language.ts';

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

const { trustedTypes } = globalThis as typeof globalThis & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
};
let policy: ScriptPolicy | undefined;

/** Registers the service worker in the page's language, or renews it. Only browsers that need one have it: for push, or once installed. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const address = `/sw.js?lang=${language}`;
  // The content policy of pages takes addresses of scripts from named policies alone; this one gives out the worker's.
  policy ??= trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  return navigator.serviceWorker.register((policy?.createScriptURL('') ?? address) as string, { scope: '/', updateViaCache: 'none' });
}
