import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Chip } from './Chip.tsx';

test('the words and the cross are two acts with two names', async () => {
  const onPress = vi.fn();
  const onRemove = vi.fn();
  const screen = await renderPart(
    <Chip onPress={onPress} onRemove={onRemove}>
      曼城
    </Chip>,
  );
  await screen.getByRole('button', { name: '曼城', exact: true }).click();
  expect([onPress.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 0]);
  await screen.getByRole('button', { name: '移除 曼城' }).click();
  expect([onPress.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});
