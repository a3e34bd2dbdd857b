import { eq } from 'drizzle-orm';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { followModule } from '../../member/follow/index.ts';
import { noticesModule } from '../notices/index.ts';
import { friendHandlers } from './friends.handlers.ts';
import { createFriends } from './friends.service.ts';
import * as tables from './friends.tables.ts';
import { openLetters, type Letters } from './letters.ts';

/** Friends: requests, acceptance, refusal, removal and blocks; and the list of contacts. */
export const friendsModule = defineModule({
  name: 'friends',
  uses: { follow: followModule, notices: noticesModule },
  tables,
  personal: [{ of: tables.friends.memberId }, { of: tables.friendRequests.senderId }, { of: tables.blocks.memberId }],
  // Pending requests expire after half a year.
  retention: [
    {
      at: tables.friendRequests.at,
      keep: 90 * day,
      only: eq(tables.friendRequests.state, 'accepted'),
    },
    { at: tables.friendRequests.at, keep: 180 * day },
  ],
  open(platform, { follow, notices }) {
    const service = createFriends(platform, notices);
    let letters: Promise<Letters> | undefined;
    return {
      service,
      handlers: friendHandlers(platform.db, service, follow, () => (letters ??= openLetters())),
    };
  },
});
