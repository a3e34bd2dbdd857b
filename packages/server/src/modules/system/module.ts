import { defineModule } from '../../platform/module.ts';
import { createSystemSettings, settingsWake } from './system.service.ts';
import * as tables from './system.tables.ts';

/** What operators set while the site runs, and the secrets that the site made for itself. */
export const systemModule = defineModule({
  name: 'system',
  tables,
  open(platform) {
    const service = createSystemSettings(platform);
    const changed = () => [settingsWake];
    return { service, handlers: service.handlers, freshBy: { getSystemConfig: changed, getKefuInfo: changed } };
  },
});
