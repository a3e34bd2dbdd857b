import type { TopicHandlers } from '@pitchside/api/realtime';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useTopic } from './useTopic.ts';

const line = vi.hoisted(() => ({ followers: new Set<TopicHandlers>(), isKnown: false }));
vi.mock('./realtime.ts', () => ({
  realtime: {
    subscribe(_topic: string, handlers: TopicHandlers) {
      line.followers.add(handlers);
      if (line.isKnown) handlers.onPlace?.({ epoch: 'e', seq: 7 });
      return () => void line.followers.delete(handlers);
    },
  },
}));

/** A simulated page: a server answer with all that was published by then, and the events it receives. */
async function openPage() {
  const published: string[] = [];
  const known: string[] = [];
  const ask = vi.fn(() => {
    known.splice(0, known.length, ...published);
  });
  ask();
  const hook = await renderHook(() =>
    useTopic(
      'news',
      ({ type }) => known.push(type),
      () => ask(),
    ),
  );
  const publish = (word: string) => {
    published.push(word);
    for (const { onEvent } of line.followers) onEvent({ type: word } as never);
  };
  return { known, ask, publish, publishUnheard: (word: string) => void published.push(word), ...hook };
}
beforeEach(() => {
  line.followers.clear();
  line.isKnown = false;
});

test('what is told between the answer of a page and its place in the topic is asked for, and the rest is heard', async () => {
  const page = await openPage();
  page.publishUnheard('between');
  for (const { onPlace } of line.followers) onPlace?.({ epoch: 'e', seq: 1 });
  page.publish('later');
  expect(page.known).toEqual(['between', 'later']);
  expect(page.ask).toHaveBeenCalledTimes(2);
  await page.unmount();
  expect(line.followers.size).toBe(0);
});

test('a topic whose place is known at once asks for nothing twice', async () => {
  line.isKnown = true;
  const page = await openPage();
  page.publish('later');
  expect(page.known).toEqual(['later']);
  expect(page.ask).toHaveBeenCalledOnce();
});
