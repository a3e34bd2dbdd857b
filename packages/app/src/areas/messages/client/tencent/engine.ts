import type { ImClient, ImPerson } from '../im.ts';
import { createJoined } from '../joined.ts';
import { createTencent } from './tencent.ts';
import { trustScripts } from '../../../../platform/trusted/trusted.ts';
import type { SdkModule } from './sdk.ts';

/** Loads the slim SDK with its upload plugin, once. */
async function loadSdk(): Promise<{ sdk: SdkModule; uploader: unknown }> {
  // It keeps its socket in a worker that it makes from its own text; the content policy lets such addresses be workers and nothing else.
  trustScripts((address) => address.startsWith(`blob:${location.origin}/`));
  const [{ default: sdk }, { default: uploader }] = await Promise.all([
    import('@tencentcloud/chat/index.es.js'),
    import('tim-upload-plugin'),
  ]);
  return { sdk, uploader };
}

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
