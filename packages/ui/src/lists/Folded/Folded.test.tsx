import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Folded } from './Folded.tsx';

test('offers the rest of what does not fit, and nothing where all of it shows', async () => {
  const screen = await renderPart(
    <div style={{ width: 200 }}>
      <Folded lines={2}>{'一句很长的话，'.repeat(40)}</Folded>
    </div>,
  );
  const unfold = screen.getByRole('button', { name: '展开全文' });
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.click();
  const fold = screen.getByRole('button', { name: '收起' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await expect.element(unfold).toBeVisible();
});

test('a short text has no button', async () => {
  const screen = await renderPart(<Folded>一句话</Folded>);
  await expect.element(screen.getByText('一句话')).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
