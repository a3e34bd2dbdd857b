import { createApi } from '@pitchside/api';
import { userSig } from '@pitchside/api/messages/im';
import { createRealtime } from '@pitchside/api/realtime';
import { createEmbedded } from '../embedded/embedded.ts';
import type { ImAccount, ImClient } from '../im.ts';
import { openLine, type CuttableLine } from './lineTesting.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Sites of three nodes that run beside the tests, whose members are friends of each other. The site with NATS between its nodes only
     * runs with the full tests.
     */
    sites: readonly {
      bus: 'LISTEN/NOTIFY' | 'NATS';
      origins: readonly string[];
      members: readonly { id: string; tokens: readonly string[] }[];
    }[];
  }
}

/** A browser of a member at one node of a site, as far as messages go. */
export interface SiteDevice {
  client: ImClient;
  line: CuttableLine;
  api: ReturnType<typeof createApi>;
  /** Signs in from now on with another of the member's sessions. */
  signInBy: (token: string) => void;
  account: () => Promise<ImAccount>;
  end: () => Promise<void>;
}

/** Opens the embedded engine as the site's pages do, over a line of its own. */
export async function openDevice(origin: string, first: string): Promise<SiteDevice> {
  const line = await openLine(origin);
  let token = first;
  const api = createApi({ baseUrl: `${line.origin}/api`, token: () => token, lang: () => 'zh' });
  const realtime = createRealtime({
    url: () => `${line.origin.replace('http', 'ws')}/ws`,
    hello: () => ({ lang: 'zh', token }),
    random: () => 0,
    network: undefined,
  });
  let isOpen = false;
  realtime.onStatus(({ state }) => void (isOpen = state === 'open'));
  realtime.connect();
  const client = createEmbedded({
    api,
    line: realtime,
    isOpen: () => isOpen,
    upload: async () => {
      throw new Error('no file is sent here');
    },
    refusedPause: 10,
  });
  return {
    client,
    line,
    api,
    signInBy(next) {
      token = next;
      realtime.register();
    },
    async account() {
      const { id, sig, sdk_app_id: appId } = await api.call(userSig, {});
      return { appId, id, sig, isTourist: false };
    },
    async end() {
      await client.logout();
      realtime.close();
      await line.close();
    },
  };
}
