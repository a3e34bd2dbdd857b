import { usualOverlays } from '@pitchside/api/live/overlays';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { ref } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Overlay } from './Overlay.tsx';
import { overlay, overlayChat } from './overlay.store.ts';

const timer = { ...usualOverlays.timer, title: '开球', ends_at: Date.now() + 600_000 };
beforeEach(() => {
  overlayChat.clear();
  overlay.isOpen = true;
  overlay.settings = ref({ ...usualOverlays, timer });
});

test('the scene has what belongs to it; one kind alone shows that in any case, and nothing else', async () => {
  const i18n = await activate('zh', loadUiMessages('zh'), ['live']);
  overlayChat.push({ kind: 'message', id: '1', memberId: 'm1', nickname: '阿飞', level: 3, words: '球进了' });
  const screen = await render(<Overlay i18n={i18n} kind={null} />);
  await expect.element(screen.getByText(/球进了/)).toBeVisible();
  expect(screen.getByRole('timer').query()).toBeNull();
  await screen.rerender(<Overlay i18n={i18n} kind="timer" />);
  await expect.element(screen.getByRole('timer', { name: '开球' })).toBeVisible();
  expect(screen.getByText(/球进了/).query()).toBeNull();
});

test('a revoked overlay is blank at once', async () => {
  const i18n = await activate('zh', loadUiMessages('zh'), ['live']);
  const screen = await render(<Overlay i18n={i18n} kind="timer" />);
  await expect.element(screen.getByRole('timer')).toBeVisible();
  overlay.isOpen = false;
  await expect.poll(() => screen.container.innerHTML).toBe('');
});
