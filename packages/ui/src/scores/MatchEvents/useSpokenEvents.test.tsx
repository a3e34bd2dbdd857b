import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { clubs } from '../Crest/Crest.fixtures.ts';
import type { MatchEventItem } from './events.ts';
import { useSpokenEvents } from './useSpokenEvents.ts';

const [home, away] = [clubs.mci, clubs.ars];
const past: MatchEventItem[] = [
  { id: 'a', kind: 'kick_off', minute: 0 },
  { id: 'b', kind: 'yellow', minute: 12, side: 'home', player: '罗德里' },
];
const goal: MatchEventItem = { id: 'c', kind: 'goal', minute: 67, side: 'home', player: '福登', score: { home: 2, away: 1 } };

function Followed({ events }: { events: readonly MatchEventItem[] }) {
  useSpokenEvents({ id: 'm', home, away }, events);
  return null;
}
const spoken = () => document.querySelector('[data-announcer]')?.textContent ?? '';

test('an event is read when it comes, each once, and what was there before is not', async () => {
  const screen = await renderPart(<Followed events={[]} />);
  await screen.rerender(<Followed events={past} />);
  await screen.rerender(<Followed events={[...past, goal]} />);
  await expect.poll(spoken).toMatch(/67'.*福登.*2 比 1/);
  expect(spoken()).not.toContain('罗德里');
  const changed: MatchEventItem = { id: 'd', kind: 'substitution', minute: 70, side: 'away', player: '萨卡', otherPlayer: '特罗萨德' };
  // A part that knows the same goal does not have it read again.
  await screen.rerender(
    <>
      <Followed events={[...past, goal, changed]} />
      <Followed events={[...past, goal, changed]} />
    </>,
  );
  await expect.poll(spoken, { timeout: 3_000 }).toMatch(/萨卡.*换下 特罗萨德/);
});
