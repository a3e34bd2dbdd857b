import { defineModule } from '../../platform/module.ts';
import { createSystemSettings } from './system.service.ts';
import * as tables from './system.tables.ts';

/** What operators set while the site runs, and the secrets that the site made for itself. */
export const systemModule = defineModule({
  name: 'system',
  tables,
  open(platform) {
    const service = createSystemSettings(platform);
    return { service, handlers: service.handlers };
  },
});
