import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { contentModule } from '../../content/content/index.ts';
import { barrageModule } from '../barrage/index.ts';
import { liveModule, roomTopic } from '../live/index.ts';
import { moderationModule } from '../moderation/index.ts';
import { createPins } from './pins.service.ts';
import * as tables from './pins.tables.ts';

/** Messages pinned above the chat of rooms. */
export const pinsModule = defineModule({
  name: 'pins',
  uses: { barrage: barrageModule, content: contentModule, live: liveModule, moderation: moderationModule },
  tables,
  personal: [{ of: tables.roomPins.userId, without: [tables.roomPins.byId] }],
  // In a room that goes on the air no more, nothing ends them.
  retention: [{ at: tables.roomPins.at, keep: 30 * day }],
  open(platform, { barrage, content, live, moderation }) {
    const { handlers, expire } = createPins(platform, { barrage, live, moderation, words: content.words });
    return {
      service: { expire },
      handlers,
      invalidatedBy: { getPin: ({ id }) => [roomTopic(id)] },
      jobs: [{ name: 'pins.expire', every: 1, run: expire }],
    };
  },
});
