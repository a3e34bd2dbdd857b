import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Badge } from './Badge.tsx';

test('a count beyond its limit is shortened for the eye and told in full', async () => {
  const screen = await renderPart(<Badge count={128} />);
  await expect.element(screen.getByText('99+')).toBeVisible();
  await expect.element(screen.getByText('128 条未读')).toBeInTheDocument();
});

test('nothing is shown for none, except where asked', async () => {
  const screen = await renderPart(<Badge count={0} />);
  expect(screen.container.textContent).toBe('');
  await screen.rerender(<Badge count={0} showZero />);
  await expect.element(screen.getByText('0 条未读')).toBeInTheDocument();
});

test('a dot says what it stands for', async () => {
  const screen = await renderPart(
    <Badge dot label="在线">
      <i />
    </Badge>,
  );
  await expect.element(screen.getByText('在线')).toBeInTheDocument();
});
