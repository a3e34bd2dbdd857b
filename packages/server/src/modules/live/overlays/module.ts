import { defineModule } from '../../../platform/module.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { liveModule } from '../live/index.ts';
import { createOverlays } from './overlays.service.ts';
import * as tables from './overlays.tables.ts';
import { overlaysPolicy } from './overlays.topics.ts';

/** Overlays of rooms for broadcasting programs, by secret paths that their anchors renew and revoke; kept as long as the room. */
export const overlaysModule = defineModule({
  name: 'overlays',
  uses: { live: liveModule, system: systemModule, uploads: uploadsModule },
  tables,
  async open(platform, { live, system, uploads }) {
    const { handlers, areOpen } = createOverlays(platform, { live, uploads }, await system.secret('overlays'));
    return { handlers, topics: [overlaysPolicy(areOpen)] };
  },
});
