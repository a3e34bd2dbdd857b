import { defineModule } from '../../../platform/module.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { createSpace, visitsRetention } from './space.service.ts';
import * as tables from './space.tables.ts';

/** Members' own pages: cover, order of tabs, visitors. */
export const spaceModule = defineModule({
  name: 'space',
  uses: { uploads: uploadsModule },
  tables,
  personal: [{ of: tables.spaces.userId }, { of: tables.spaceVisits.visitorId }],
  retention: [{ at: tables.spaceVisits.at, keep: visitsRetention }],
  open: (platform, { uploads }) => ({ handlers: createSpace(platform, uploads) }),
});
