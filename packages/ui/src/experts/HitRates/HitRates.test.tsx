import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { HitRates } from './HitRates.tsx';

test('every rate stands with what it rests on; without any it says none', async () => {
  const screen = await renderPart(
    <HitRates
      rates={[
        { id: 'recent', label: '近 30 场', settled: 29, won: 20 },
        { id: 'size', label: '大小球', settled: 0, won: 0 },
      ]}
    />,
  );
  await expect.element(screen.getByText('69%')).toBeVisible();
  await expect.element(screen.getByText('29 场')).toBeVisible();
  await expect.element(screen.getByText('–')).toBeVisible();
});

test('what luck leaves open is told under the pointer', async () => {
  const screen = await renderPart(<HitRates rates={[{ id: 'recent', label: '近 10 场', settled: 10, won: 7 }]} />);
  await expect.element(screen.getByTitle('95% 区间 40% 到 89%')).toBeVisible();
});
