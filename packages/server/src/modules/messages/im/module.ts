import { defineModule } from '../../../platform/module.ts';
import { systemModule } from '../../desk/system/index.ts';
import { createIm } from './im.service.ts';
import { createUserSig } from './userSig.ts';

/** Accounts of the messaging service and their signatures. */
export const imModule = defineModule({
  name: 'im',
  uses: { system: systemModule },
  async open(platform, { system }) {
    const { imAppId, imSecret } = platform.settings;
    const service = createIm(
      platform,
      createUserSig({
        appId: imAppId,
        secret: imSecret ?? (await system.secret('im')),
      }),
    );
    return { service, handlers: service.handlers };
  },
});
