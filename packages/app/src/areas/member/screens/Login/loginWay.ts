import type { LoginWay } from '../../../../platform/overlays/overlays.store.ts';

const ways = ['code', 'regiter', 'forgot'] as const satisfies readonly LoginWay[];

/** Reads the login mode from the address of /login: `mode` names one, an invite alone means registering; else null, the QR face. */
export function readWay(query: URLSearchParams): LoginWay | null {
  const mode = query.get('mode');
  if (mode === null) return query.get('invite') ? 'regiter' : null;
  return ways.find((way) => way === mode) ?? null;
}
