import { connectionKinds, type ConnectionKind } from '@pitchside/api/desk/vitals';

/** Information of Chromium on the connection. Source: wicg.github.io/netinfo. */
interface NetworkInformation extends EventTarget {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** The browser's own knowledge of the connection; undefined where it tells nothing, and on the server. */
export const networkInformation = (): NetworkInformation | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Kind of the connection, by what the browser tells. */
export function connectionKind({ saveData, effectiveType }: Partial<NetworkInformation> = networkInformation() ?? {}): ConnectionKind {
  if (saveData) return 'save-data';
  return connectionKinds.find((kind) => kind === effectiveType) ?? 'unknown';
}
