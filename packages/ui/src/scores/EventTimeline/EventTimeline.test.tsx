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
