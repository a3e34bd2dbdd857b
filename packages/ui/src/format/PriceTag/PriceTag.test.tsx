import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { PriceTag } from './PriceTag.tsx';

test('every digit is written and told with its currency', async () => {
  const screen = await renderPart(<PriceTag amount={1_280_600} was={2_000_000} />);
  await expect.element(screen.getByText('1,280,600', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1,280,600 黄钻')).toBeInTheDocument();
  await expect.element(screen.getByText('原价 2,000,000 黄钻')).toBeInTheDocument();
});

test('no price is free, and a balance that does not reach says by how much', async () => {
  const screen = await renderPart(<PriceTag amount={0} />);
  await expect.element(screen.getByText('免费')).toBeVisible();
  await screen.rerender(<PriceTag amount={0} sum />);
  await expect.element(screen.getByText('0', { exact: true })).toBeVisible();
  await screen.rerender(<PriceTag amount={500} tone="insufficient" missing={334} />);
  await expect.element(screen.getByText('还差 334')).toBeVisible();
});
