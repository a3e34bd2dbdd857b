// @boundaries-ignore the double of the service stands with what starts the product, since journeys use it too
import { startMessagingDouble } from '../../../../../../scripts/product/messagingDouble.mjs';
import { describeImClient } from './contract.testing.ts';
import { createJoined } from './joined.ts';
import { createSimulatedService, type Fate } from './simulated.testing.ts';
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

describeImClient('Tencent’s own SDK, as it is, against a double of its service', async () => {
  const double = await startMessagingDouble();
  const { default: sdk } = await import('@tencentcloud/chat/index.es.js');
  const { default: uploader } = await import('tim-upload-plugin');
  let applications = 1_400_000_001;
  /** One SDK of a process is one for each application: a device of a test has an application of its own. */
  const alone = (): SdkModule => {
    const SDKAppID = (applications += 1);
    return { create: (options) => sdk.create({ ...options, SDKAppID }) };
  };
  return {
    member: () => {
      const id = String((serial += 1));
      return {
        account: accountOf(id),
        device: () => {
          const client = createTencent({ load: async () => ({ sdk: alone(), uploader }), server: double.url, refusedPause: 10 });
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
