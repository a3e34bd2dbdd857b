import { defineModule } from '../../platform/module.ts';
import { createOutsideLeases } from '../../platform/leases.outside.ts';
import { openMediaServer } from '../../ports/media/index.ts';
import { liveModule } from '../live/index.ts';
import { createAgreement } from './streams.agreement.ts';
import { createReconcile } from './streams.reconcile.ts';
import { hookRoutes } from './streams.routes.ts';
import { createOutsideStreams } from './streams.service.ts';

// It keeps one row of `lease` a room, written over for ever: the last publisher. The secret of the hooks says who may tell, the row which
// of two publishers is on, at whichever node either asks; the job is one node's at a time, and what its round misses the next one sees.
/** Streams that an SRS or MediaMTX in front takes: who may push, when their rooms go live and end. Without one there is nothing here. */
export const streamsModule = defineModule({
  name: 'streams',
  uses: { live: liveModule },
  open(platform, { live }) {
    const server = openMediaServer(platform.settings);
    if (!server) return { service: undefined, jobs: [], routes: async () => undefined };
    const outside = createOutsideLeases(platform);
    const agreement = createAgreement({ server, outside, live });
    const service = createOutsideStreams(platform, { server, outside, agreement, live });
    return {
      service,
      routes: hookRoutes(platform, server, platform.settings.mediaSecret ?? '', service),
      jobs: [{ name: 'streams.reconcile', every: 3, run: createReconcile(platform, { outside, agreement, live }) }],
    };
  },
});
