import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Link } from './Link.tsx';

test('a way out of the site says so and takes no hold of this page', async () => {
  const screen = await renderPart(
    <Link href="https://help.pitchside.example" external>
      帮助
    </Link>,
  );
  const link = screen.getByRole('link', { name: /^帮助.*在新窗口打开/ });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
});

test('a way inside opens here', async () => {
  const screen = await renderPart(<Link href="/wallet">钱包</Link>);
  await expect.element(screen.getByRole('link', { name: '钱包', exact: true })).not.toHaveAttribute('target');
});
