import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Tag } from './Tag.tsx';

test('a link is named by its topic, its mark and its count', async () => {
  const screen = await renderPart(<Tag topic="英超争冠夜" count={42_000} mark="hot" href="/topic/1" />);
  await expect.element(screen.getByRole('link', { name: /英超争冠夜.*热.*4\.2万 条动态/ })).toHaveAttribute('href', '/topic/1');
});

test('a filter says whether it is on', async () => {
  const onPress = vi.fn();
  const screen = await renderPart(<Tag topic="雨战" pressed={false} onPress={onPress} />);
  await screen.getByRole('button', { name: '雨战', pressed: false }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
