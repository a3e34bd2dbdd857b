import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { RankPodium } from './RankPodium.tsx';

const member = (id: string, place: number, own = false) => ({ id, nickname: id, level: 3, place, value: 10, days: [], own });

test('a reader on the podium who shows nothing is told which step is theirs', async () => {
  const { getByRole } = await renderPart(
    <RankPodium label="贡献榜前三名" unit="diamonds" members={[member('甲', 1, true), member('乙', 2)]} />,
  );
  await expect.element(getByRole('listitem').nth(0).getByText('这是你')).toBeVisible();
  expect(getByRole('listitem').nth(1).getByText('这是你').elements()).toEqual([]);
});
