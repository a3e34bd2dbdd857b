import type { FoundContent } from '@pitchside/api/content/search';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FoundPosts } from './FoundTexts.tsx';

type Found = FoundContent['posts'][number];

const found = (content: string, text: Found['text']): Found => ({
  text,
  post: {
    id: '1',
    author: { id: '2', user_nickname: '老周', avatar: 'a', level: 3, exp_icon: '', is_anchor: false },
    match: null,
    lang: 'zh',
    published_at: 1,
    likes: 0,
    comments: 0,
    favorites: 0,
    shares: 0,
    views: 0,
    heat: 0,
    is_liked: false,
    is_favorite: false,
    is_own: false,
    content,
    circle: { id: '3', name: '篮球圈' },
    pictures: [],
    video: null,
  },
});
const open = async (posts: Found[]) => {
  const i18n = await activate('zh', loadUiMessages('zh'));
  return render(<FoundPosts posts={posts} />, { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> });
};

test('a short post is told once, with what was searched for set off in it', async () => {
  const screen = await open([
    found('青岛赢得不容易', [
      { text: '青岛', is_hit: true },
      { text: '赢得不容易', is_hit: false },
    ]),
  ]);
  await expect.element(screen.getByRole('heading', { name: '青岛赢得不容易' })).toBeVisible();
  await expect.element(screen.getByRole('mark')).toHaveTextContent('青岛');
  expect(screen.container.textContent.split('赢得不容易')).toHaveLength(2);
});

test('of a long one the words around the hit stand under how it begins', async () => {
  const screen = await open([found(`${'开头'.repeat(40)}青岛`, [{ text: '青岛', is_hit: true }])]);
  await expect.element(screen.getByRole('heading', { name: /^开头.*…$/ })).toBeVisible();
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('青岛');
});
