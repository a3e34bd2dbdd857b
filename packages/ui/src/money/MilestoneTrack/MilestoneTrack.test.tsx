import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { milestonesAt } from './MilestoneTrack.fixtures.ts';
import { MilestoneTrack } from './MilestoneTrack.tsx';

test('each stop says what it brings and how far it is', async () => {
  await renderPart(<MilestoneTrack run={8} milestones={milestonesAt(8)} />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((stop) => stop.lastChild?.textContent),
  ).toEqual([
    '连签 7 天，已领 160 黄钻',
    '连签 14 天，可领 300 黄钻，还差 6 天',
    '连签 21 天，可领 500 黄钻，还差 13 天',
    '连签 30 天，可领 1,000 黄钻，还差 22 天',
  ]);
});

test.each(['zh', 'vi'] as const)('stops never lie on each other at 480 px: %s', async (locale) => {
  await renderPart(
    <div style={{ width: 480 }}>
      <MilestoneTrack run={4} milestones={milestonesAt(4)} />
    </div>,
    { locale },
  );
  const boxes = [...document.querySelectorAll('li')].map((stop) => stop.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) if (index > 0) expect(box.left).toBeGreaterThan(boxes[index - 1]?.right ?? 0);
});
