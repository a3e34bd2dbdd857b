import type { ImClient } from '../im.ts';
import { createJoined } from '../joined.ts';
import { loadSdk } from './load.ts';
import { createTencent } from './tencent.ts';

/** Tencent's service for talks between two, beside the site's own engine for everything else. @param server another way to it; null for its own addresses */
export function tencentBeside(site: ImClient, server: string | null): ImClient {
  const direct = createTencent({ load: loadSdk, server });
  return createJoined({ direct, site, keepOut: direct.keepOut });
}
