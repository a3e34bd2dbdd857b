import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { alertSounds, allChoices } from './AlertSettings.fixtures.ts';
import { AlertSettings, type AlertSettingsProps } from './AlertSettings.tsx';
import { alertDefaults, type AlertChoices } from './alerts.ts';

const kept = vi.fn<(value: AlertChoices) => void>();

function Kept(props: Partial<AlertSettingsProps>) {
  const [value, setValue] = useState<AlertChoices>(allChoices);
  return (
    <AlertSettings
      value={value}
      sounds={alertSounds}
      onValueChange={(next) => {
        kept(next);
        setValue(next);
      }}
      {...props}
    />
  );
}

test('out of the box red and yellow cards pop up and nothing sounds', async () => {
  await renderPart(<AlertSettings value={alertDefaults} onValueChange={() => {}} />);
  await expect.element(page.getByRole('switch', { name: '红牌：弹窗' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: '黄牌：弹窗' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: '进球：声音' })).not.toBeChecked();
  await expect.element(page.getByRole('switch', { name: '黄牌：声音' })).not.toBeInTheDocument();
});

test('a switch by keyboard changes its own way alone', async () => {
  await renderPart(<Kept />);
  (page.getByRole('switch', { name: '进球：声音' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(kept).toHaveBeenLastCalledWith({ ...allChoices, events: { ...allChoices.events, goal: { popup: true, sound: true } } });
});

test('arrows choose which matches call, and the volume', async () => {
  await renderPart(<Kept />);
  (page.getByRole('radio', { name: /只看收藏/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(kept).toHaveBeenLastCalledWith({ ...allChoices, scope: 'list' });
  (page.getByRole('slider', { name: '音量' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(kept).toHaveBeenLastCalledWith({ ...allChoices, scope: 'list', volume: 75 });
});

test('the defaults come back at once', async () => {
  await renderPart(<Kept defaults={allChoices} />);
  await userEvent.click(page.getByRole('switch', { name: '红牌：弹窗' }));
  await userEvent.click(page.getByRole('button', { name: '恢复默认' }));
  expect(kept).toHaveBeenLastCalledWith(allChoices);
  await expect.element(page.getByRole('switch', { name: '红牌：弹窗' })).toBeChecked();
});

test('what is not offered is not there', async () => {
  await renderPart(<AlertSettings value={{ events: { goal: { popup: 'always', sound: false } } }} onValueChange={() => {}} />);
  await expect.element(page.getByRole('switch', { name: '进球：弹窗' })).not.toBeInTheDocument();
  await expect.element(page.getByText('始终提醒')).toBeInTheDocument();
  await expect.element(page.getByRole('slider')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '试听' })).not.toBeInTheDocument();
});
