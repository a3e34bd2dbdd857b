// @boundaries-ignore the double of the service stands with what starts the product, since journeys use it too
import { startMessagingDouble } from '../../../../../../scripts/product/messagingDouble.mjs';
import { expect, test } from 'vitest';
import { describeImClient } from './contractTesting.ts';
import { createJoined } from './joined.ts';
import { createSimulatedService, type Fate } from './simulatedTesting.ts';
import type { SdkModule } from './tencent/sdk.ts';
import { createTencent } from './tencent/tencent.ts';

let serial = 100;
const accountOf = (id: string) => ({ appId: 1, id, sig: 'sig', isTourist: false });

describeImClient('the simulated service of tests', async () => {
  let fates: Fate[] = [];
  const service = createSimulatedService({ fate: () => fates.shift() ?? 'arrives' });
  return {
    member: () => {
      const id = String((serial += 1));
      return {
        account: accountOf(id),
        device: () => {
          const client = service.connect();
          return { client, cut: client.cut, mend: client.mend, end: () => client.logout() };
        },
        block: (other) => service.block(id, other),
        kick: () => service.kick(id),
      };
    },
    loseAnswer: () => void (fates = ['lostAfter']),
    stop: () => undefined,
  };
});

describeImClient('two services as one, each of them simulated', async () => {
  let fates: Fate[] = [];
  const [other, site] = [createSimulatedService({ fate: () => fates.shift() ?? 'arrives' }), createSimulatedService()];
  return {
    member: () => {
      const id = String((serial += 1));
      return {
        account: accountOf(id),
        device: () => {
          const [direct, own] = [other.connect(), site.connect()];
          const client = createJoined({ direct, site: own, keepOut: async () => undefined });
          const both = (act: 'cut' | 'mend') => () => [direct, own].forEach((line) => line[act]());
          return { client, cut: both('cut'), mend: both('mend'), end: () => client.logout() };
        },
        block: (whom) => other.block(id, whom),
        kick: () => other.kick(id),
      };
    },
    loseAnswer: () => void (fates = ['lostAfter']),
    stop: () => undefined,
  };
});

/** The SDK as it is. One of a process is one for each application: a device of a test has an application of its own. */
async function loadOwn() {
  const { default: sdk } = await import('@tencentcloud/chat/index.es.js');
  const { default: uploader } = await import('tim-upload-plugin');
  const SDKAppID = (applications += 1);
  const alone: SdkModule = { create: (options) => sdk.create({ ...options, SDKAppID }) };
  return { sdk: alone, uploader };
}
let applications = 1_400_000_001;

describeImClient('Tencent’s own SDK, as it is, against a double of its service', async () => {
  const double = await startMessagingDouble();
  return {
    member: () => {
      const id = String((serial += 1));
      return {
        account: accountOf(id),
        device: () => {
          const client = createTencent({ load: loadOwn, server: double.url, refusedPause: 10 });
          return { client, cut: () => double.cut(id), mend: () => double.mend(id), end: client.end };
        },
        block: (other) => double.block(id, other),
        kick: () => double.kick(id),
      };
    },
    loseAnswer: (_, { account: { id } }) => double.loseAnswer(id),
    stop: double.stop,
  };
});

test('whoever signs in at Tencent’s SDK after somebody else speaks for themselves', { timeout: 60_000 }, async () => {
  const double = await startMessagingDouble();
  const client = createTencent({ load: loadOwn, server: double.url });
  const enter = async (id: string) => {
    client.login(accountOf(id));
    await expect.poll(() => client.status().state, { timeout: 50_000 }).toBe('ready');
  };
  await enter('1');
  await client.logout();
  await enter('2');
  await client.send('C2C3', 'key-of-the-second', { type: 'text', text: '我是后来的' });
  expect([double.said('1', '3'), double.said('2', '3')]).toEqual([0, 1]);
  await client.end();
  await double.stop();
});
