import type { ImClient, ImPerson } from '../im.ts';
import { createJoined } from '../joined.ts';
import { loadSdk } from './load.ts';
import { createTencent } from './tencent.ts';

interface BesidePorts {
  site: ImClient;
  /** Another way to the service; null for its own addresses. */
  server: string | null;
  /** Name and picture of the reader. */
  me: () => Pick<ImPerson, 'name' | 'avatar'> | undefined;
}

/** Tencent's service for talks between two, beside the site's own engine for everything else. */
export function tencentBeside({ site, server, me }: BesidePorts): ImClient {
  const direct = createTencent({ load: loadSdk, server });
  return createJoined({ direct, site, keepOut: direct.keepOut, me });
}
