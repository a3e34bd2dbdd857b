import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { clubs } from '../Crest/Crest.fixtures.ts';
import { EventTimeline } from './EventTimeline.tsx';

test('names of players lead to their pages where they have any', async () => {
  const screen = await renderPart(
    <EventTimeline
      label="事件"
      home={clubs.mci}
      away={clubs.ars}
      events={[
        { id: '1', kind: 'substitution', minute: 60, side: 'home', player: '甲', href: '#one', otherPlayer: '乙', otherHref: '#other' },
        { id: '2', kind: 'yellow', minute: 20, side: 'away', player: '丙' },
      ]}
    />,
  );
  await expect.element(screen.getByRole('link', { name: '甲' })).toHaveAttribute('href', '#one');
  await expect.element(screen.getByRole('link', { name: '乙' })).toHaveAttribute('href', '#other');
  await expect.element(screen.getByText('丙', { exact: true })).toBeVisible();
  expect(screen.getByRole('link').all()).toHaveLength(2);
});

test('a goal leads to its film where there is one, by a link that names the scorer', async () => {
  const screen = await renderPart(
    <EventTimeline
      label="事件"
      home={clubs.mci}
      away={clubs.ars}
      events={[
        { id: '1', kind: 'goal', minute: 60, side: 'home', player: '甲', score: { home: 1, away: 0 }, clipHref: '/clip?id=1' },
        { id: '2', kind: 'goal', minute: 20, side: 'away', player: '乙', score: { home: 0, away: 1 } },
      ]}
    />,
  );
  await expect.element(screen.getByRole('link', { name: '看进球 甲' })).toHaveAttribute('href', '/clip?id=1');
  expect(screen.getByRole('link').all()).toHaveLength(1);
});
