import type { Video } from '@pitchside/api/content/videos';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { VideoRow, type VideoRowProps } from './VideoRow.tsx';

const film = (id: string): Video => ({
  id,
  author: { id: '1', user_nickname: '老周', avatar: 'a', level: 3, exp_icon: '', is_anchor: false },
  match: null,
  lang: 'zh',
  published_at: 1,
  likes: 2,
  comments: 0,
  favorites: 0,
  shares: 0,
  views: 3,
  heat: 0,
  is_liked: false,
  is_favorite: false,
  is_own: false,
  title: `集锦 ${id}`,
  about: '',
  category: { id: '1', name: '集锦' },
  tags: [],
  clip: { url: '', cover: '', seconds: 62, width: 16, height: 9 },
});
const open = async (videos: VideoRowProps['videos']) => {
  const i18n = await activate('zh', loadUiMessages('zh'));
  return render(
    <VideoRow
      id="row"
      title="本场视频"
      more={{ href: '/video-list', label: '全部视频' }}
      videos={videos}
      empty={{ title: '还没有视频', words: '发布后会出现在这里。' }}
    />,
    { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> },
  );
};

test('a row of videos has four states: on its way, not there, empty, and the videos', async () => {
  const again = vi.fn();
  const waiting = await open({ value: undefined, state: 'loading', again });
  await expect.element(waiting.getByRole('region', { name: '本场视频' })).toHaveAttribute('aria-busy', 'true');
  expect(waiting.getByRole('link', { name: /集锦/ }).elements()).toHaveLength(0);
  await waiting.unmount();

  const lost = await open({ value: undefined, state: 'failed', again });
  await expect.element(lost.getByText('视频没能送到')).toBeVisible();
  await lost.getByRole('button', { name: '重试' }).click();
  expect(again).toHaveBeenCalledOnce();
  await lost.unmount();

  const empty = await open({ value: { list: [] }, state: 'ready', again });
  await expect.element(empty.getByText('还没有视频')).toBeVisible();
  await empty.unmount();

  const full = await open({ value: { list: ['1', '2'].map(film) }, state: 'ready', again });
  await expect.element(full.getByRole('link', { name: /集锦 1/ })).toHaveAttribute('href', '/video-player?id=1');
  expect(full.getByRole('link', { name: /集锦 \d/ }).elements()).toHaveLength(2);
  await expect.element(full.getByRole('link', { name: '全部视频' })).toBeVisible();
});

test('without words for it a row without videos is left out, and one that did not come is not', async () => {
  const i18n = await activate('zh', loadUiMessages('zh'));
  const row = (videos: VideoRowProps['videos']) => (
    <VideoRow id="row" title="热门视频" more={{ href: '/video-list', label: '全部视频' }} videos={videos} />
  );
  const screen = await render(row({ value: undefined, state: 'failed', again: vi.fn() }), {
    wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider>,
  });
  await expect.element(screen.getByRole('button', { name: '重试' })).toBeVisible();
  await screen.rerender(row({ value: { list: [] }, state: 'ready', again: vi.fn() }));
  expect(screen.getByRole('region', { name: '热门视频' }).elements()).toHaveLength(0);
});
