import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { DataSaver } from './DataSaver.tsx';

test('it says why data is saved, takes another choice, and shows the pictures of the page', async () => {
  const [onValueChange, onShowPictures, onSoundAloneChange] = [vi.fn(), vi.fn(), vi.fn()];
  await renderPart(<DataSaver reason="slow" value="auto" soundAlone {...{ onValueChange, onShowPictures, onSoundAloneChange }} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('dialog', { name: '省流量' });
  await expect.element(panel).toBeVisible();
  await expect.element(panel.getByText('现在的网络较慢')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: '显示这一页的图片' }));
  expect(onShowPictures).toHaveBeenCalledOnce();
  await userEvent.click(panel.getByRole('switch', { name: '画面卡时先听声音' }));
  expect(onSoundAloneChange).toHaveBeenCalledExactlyOnceWith(false);
  await userEvent.click(panel.getByRole('radio', { name: '从不' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('never');
});
