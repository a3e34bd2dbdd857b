import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { portraits } from './AvatarWall.fixtures.ts';
import { AvatarWall, type AvatarWallProps } from './AvatarWall.tsx';

const wall = (props: Partial<AvatarWallProps> = {}) => (
  <AvatarWall label="头像墙" portraits={portraits} value="fans-1" onValueChange={() => undefined} {...props} />
);

test('an open portrait is chosen, a locked one is not', async () => {
  const choose = vi.fn();
  await renderPart(wall({ onValueChange: choose }));
  await page.getByRole('radio', { name: '头像 3', exact: true }).click();
  expect(choose).toHaveBeenCalledExactlyOnceWith('fans-3');
  await expect.element(page.getByRole('radio', { name: '头像 21，25 级解锁' })).toHaveAttribute('aria-disabled', 'true');
});

test('while a picture is on its way the upload place says how far', async () => {
  await renderPart(wall({ onUpload: () => undefined, progress: 0.5 }));
  await expect.element(page.getByRole('button', { name: '上传中 50%' })).toHaveAttribute('aria-busy', 'true');
});
