import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChatLog } from './chatLog.ts';
import { crowdTalk } from './ChatList.fixtures.ts';

test('keeps the newest in order, however they come', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 40 }), (bursts) => {
      const log = createChatLog({ keep: 100 });
      let sent = 0;
      for (const burst of bursts) {
        log.push(crowdTalk(burst, sent));
        sent += burst;
        const kept = Math.min(sent, 100);
        expect(log.rows().map((row) => row.id)).toEqual(Array.from({ length: kept }, (_, index) => `r${sent - kept + index}`));
      }
      expect(log.total()).toBe(sent);
    }),
    { seed: 7, numRuns: 200 },
  );
});
