import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { DownloadPopover } from './DownloadPopover.tsx';

const popover = <DownloadPopover appName="场边 App" ios="14" guideHref="#guide" qr={<svg width="112" height="112" />} />;

test('it opens by keyboard, reaches its links, and Escape gives the focus back', async () => {
  await renderPart(popover);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: '下载 场边 App' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: '用手机扫码下载 场边 App' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '安装教程' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '下载' })).toHaveFocus();
});

test('it opens on hover, and what is not known is not shown', async () => {
  await renderPart(popover);
  await userEvent.hover(page.getByRole('button', { name: '下载' }));
  await userEvent.unhover(page.getByRole('button', { name: '下载' }));
  await userEvent.hover(page.getByRole('button', { name: '下载' }));
  await expect.element(page.getByText('iOS 14 及以上')).toBeVisible();
  await expect.element(page.getByText(/Android/)).not.toBeInTheDocument();
});
