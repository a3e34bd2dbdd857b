import type { LoginWay } from '../../../../platform/overlays/overlays.store.ts';

const ways = ['code', 'regiter', 'forgot'] as const satisfies readonly LoginWay[];

/** What the address of /login asks for: `mode` names a mode of the phone form, an invite alone means registering; else the QR face. */
export function readWay(query: URLSearchParams): LoginWay | null {
  const mode = query.get('mode');
  if (mode === null) return query.get('invite') ? 'regiter' : null;
  return ways.find((way) => way === mode) ?? null;
}
