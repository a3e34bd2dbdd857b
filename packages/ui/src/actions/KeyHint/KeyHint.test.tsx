import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { KeyHint } from './KeyHint.tsx';

test('each key is a key of the keyboard, in the order of pressing', async () => {
  const screen = await renderPart(<KeyHint keys={['Shift', 'Enter']}>换行</KeyHint>);
  expect([...screen.container.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['Shift', 'Enter']);
  await expect.element(screen.getByText(/换行$/)).toBeVisible();
});
