import { defineModule } from '../../../platform/module.ts';
import { createOutsideLeases } from '../../../platform/leasesOutside.ts';
import { openMediaServer } from '../../../ports/media/index.ts';
import { liveModule } from '../live/index.ts';
import { createAgreement } from './streamsAgreement.ts';
import { createReconcile } from './streamsReconcile.ts';
import { hookRoutes } from './streamsRoutes.ts';
import { createOutsideStreams } from './streams.service.ts';

// The module keeps one row of `lease` per room, overwritten for ever: the last publisher. The secret of the hooks authenticates the caller;
// the row decides which of two publishers is admitted, on any node. The job runs on one node at a time, and its next run catches what one
// misses.
/** Streams through an external SRS or MediaMTX: admission of publishers, start and end of their rooms. Inactive without one. */
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
