import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../ChatBubble/index.ts';
import { messageRows, timeGap } from './messageRows.ts';

const talk = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 300_000 }), who: fc.constantFrom('own', 'other') }), { maxLength: 40 })
  .map((steps) => {
    let at = 0;
    return steps.map(({ gap, who }, index): ChatMessage => ({
      id: `m${index}`,
      side: who,
      author: { id: who, name: who },
      at: (at += gap),
      body: { type: 'text', text: '' },
    }));
  });

test('the time stands above the first and after 120 s, nowhere else, and a run never crosses it', () => {
  fc.assert(
    fc.property(talk, (messages) => {
      messageRows(messages, 'm3').forEach(({ message, timed, since, follows, firstUnread }, index) => {
        const before = messages[index - 1];
        expect(timed).toBe(before === undefined || message.at - before.at >= timeGap);
        expect(message.at).toBeGreaterThanOrEqual(since);
        if (follows) expect([timed, firstUnread, before?.side]).toEqual([false, false, message.side]);
      });
    }),
    { seed: 9, numRuns: 300 },
  );
});

test('older messages in front change nothing of those behind but the first', () => {
  fc.assert(
    fc.property(talk, fc.integer({ min: 0, max: 40 }), (messages, cut) => {
      const [whole, tail] = [messageRows(messages), messageRows(messages.slice(cut))];
      const flags = (rows: typeof whole) => rows.map(({ timed, follows }) => [timed, follows]);
      expect(flags(whole).slice(cut + 1)).toEqual(flags(tail).slice(1));
    }),
    { seed: 10, numRuns: 300 },
  );
});
