import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Commented } from './Commented.tsx';

const site = vi.hoisted(() => ({ answer: (): unknown => ({}), asked: [] as string[] }));
vi.mock('../../../../platform/api/api.ts', () => ({
  api: {
    call: async ({ path }: { path: string }) => {
      site.asked.push(path);
      return site.answer();
    },
  },
}));
beforeEach(() => void site.asked.splice(0));

const open = async (kind: 'post' | 'article' | 'video' | 'plan') => {
  const i18n = await activate('zh', loadUiMessages('zh'));
  return render(<Commented kind={kind} id="7" />, { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> });
};

const video = {
  id: '7',
  title: '补时绝杀的九十秒',
  author: { user_nickname: '场边影像' },
  match: null,
  clip: { cover: '' },
  published_at: 1,
  comments: 12,
  lang: 'zh',
};

test('a discussion is headed by what it is about, with its author and the way to it', async () => {
  site.answer = () => ({ video });
  const screen = await open('video');
  const title = screen.getByRole('heading', { name: '补时绝杀的九十秒' });
  await expect.element(title.getByRole('link')).toHaveAttribute('href', '/video-player?id=7');
  await expect.element(screen.getByText('场边影像')).toBeVisible();
  expect(site.asked).toEqual(['Video/getVideoInfo']);
});

test('a pick is named by its title, and what cannot be read still has its way', async () => {
  site.answer = () => ({ title: '主队让半球' });
  const pick = await open('plan');
  await expect.element(pick.getByRole('link', { name: '主队让半球' })).toHaveAttribute('href', '/specialist-detail?id=7');
  await pick.unmount();
  site.answer = () => ({ article: null });
  const gone = await open('article');
  await expect.element(gone.getByRole('link', { name: '看原文' })).toHaveAttribute('href', '/detail?id=7');
});
