import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { longWords } from './Text.fixtures.ts';
import { Text } from './Text.tsx';

test('it is what it is called, with what is said of it', async () => {
  const screen = await renderPart(
    <Text as="h3" id="round" size="s" tone="soft">
      第 12 轮
    </Text>,
  );
  const heading = screen.getByRole('heading', { name: '第 12 轮', level: 3 });
  await expect.element(heading).toHaveAttribute('id', 'round');
  await expect.element(heading).toHaveStyle({ fontSize: '13px' });
});

test('cut words keep to their lines and stay whole for a screen reader', async () => {
  const screen = await renderPart(
    <div style={{ width: 200, lineHeight: '20px' }}>
      <Text as="p" cut={2}>
        {longWords}
      </Text>
    </div>,
  );
  const words = screen.getByText(longWords);
  await expect.element(words).toBeVisible();
  expect(words.element().getBoundingClientRect().height).toBe(40);
});
