import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { followModule } from '../../member/follow/index.ts';
import { liveModule } from '../live/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { createFansRepository, type Viewer } from './fans.repository.ts';
import { createFanRequests } from './fansRequests.ts';
import { createFans } from './fans.service.ts';
import * as tables from './fans.tables.ts';
import { createFanWatching } from './fansWatching.ts';

interface Choices {
  /** Members who follow rooms on this node, once per tab. */
  viewers(): Iterable<Viewer>;
}

/** Fan clubs: badges, members, and their closeness. */
export const fansModule = defineModule({
  name: 'fans',
  uses: { follow: followModule, live: liveModule, notices: noticesModule },
  tables,
  personal: [
    { of: tables.fanClubs.anchorId },
    { of: tables.fanRequests.memberId },
    { of: tables.fanMembers.memberId },
    { of: tables.fanFarewells.memberId },
  ],
  retention: [
    { at: tables.fanFarewells.at, keep: 90 * day },
    { at: tables.fanRequests.at, keep: 30 * day },
  ],
  open(platform, { follow, live, notices }, { viewers }: Choices) {
    const repository = createFansRepository(platform.db);
    const requests = createFanRequests(platform, { repository, notices });
    const service = createFans(platform, { live, follow, desk: requests }, repository);
    follow.knowBadges(service.badgeOf);
    // Each node counts its own viewers.
    return {
      service,
      handlers: { ...service.handlers, ...requests.handlers },
      paces: [() => createFanWatching(platform, repository, viewers).start()],
    };
  },
});
