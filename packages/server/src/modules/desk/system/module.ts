import { defineModule } from '../../../platform/module.ts';
import { openSecrets } from './siteKey.ts';
import { createSystemSettings, settingsWake } from './system.service.ts';
import * as tables from './system.tables.ts';

/** Settings that operators change at runtime, and the site's generated secrets. */
export const systemModule = defineModule({
  name: 'system',
  tables,
  async open(platform) {
    const service = createSystemSettings(platform, await openSecrets(platform));
    const changed = () => [settingsWake];
    return { service, handlers: service.handlers, invalidatedBy: { getSystemConfig: changed, getKefuInfo: changed } };
  },
});
