import { blockMember } from '@pitchside/api/messages/friends';
import { signOut } from '@pitchside/api/member/account';
import { createApi } from '@pitchside/api';
import { expect, inject } from 'vitest';
import { describeImClient, type ContractMember } from '../contractTesting.ts';
import type { ImClient } from '../im.ts';
import { openDevice, type SiteDevice } from './deviceTesting.ts';

for (const { bus, origins, members } of inject('sites'))
  describeImClient(`the embedded engine over a site of three nodes that meet by ${bus}`, async () => {
    let [next, turn] = [0, 0];
    const lines = new Map<ImClient, SiteDevice>();
    /** Nodes take turns, so that the two of a talk are seldom at the same. */
    const node = () => origins[(turn += 1) % origins.length] ?? '';
    return {
      async member(): Promise<ContractMember> {
        const { tokens } = members[(next += 1)] ?? { tokens: [] };
        const [token = '', spare = ''] = tokens;
        const calls = createApi({ baseUrl: `${origins[0] ?? ''}/api`, token: () => token, lang: () => 'zh' });
        const waiting = [await openDevice(node(), token), await openDevice(node(), token)];
        const [{ account: ask } = { account: undefined }] = waiting;
        if (!ask) throw new Error('a member has no device');
        let hasEnded = false;
        return {
          account: await ask(),
          device: () => {
            const device = waiting.pop();
            if (!device) throw new Error('a test takes more devices than there are');
            const { client, line, signInBy, end } = device;
            const login: ImClient['login'] = (...given) => {
              // Whoever was signed out comes back by another session.
              if (hasEnded) signInBy(spare);
              client.login(...given);
            };
            const whole = { ...client, login };
            lines.set(whole, device);
            return { client: whole, cut: line.cut, mend: line.mend, end };
          },
          block: async (other) => void (await calls.call(blockMember, { id: other, block: true })),
          async kick() {
            await calls.call(signOut, {});
            hasEnded = true;
          },
        };
      },
      loseAnswer({ client }) {
        const device = lines.get(client);
        expect(device).toBeDefined();
        device?.line.loseAnswer();
      },
      stop: () => undefined,
    };
  });
