import type { Block } from '@pitchside/api/content/news';
import { expect, test } from 'vitest';
import { piecesOf, storyOf } from './article.presenter.ts';

const picture = (name: string, caption = ''): Block => ({
  kind: 'picture',
  picture: { small: `/s/${name}`, medium: `/m/${name}`, large: `/l/${name}`, width: 800, height: 600 },
  caption,
});

test('pictures that follow each other are one gallery, words between them part it, and a single one keeps its caption', () => {
  const pieces = piecesOf([picture('a', '看台'), picture('b'), { kind: 'paragraph', text: '…' }, picture('c', '终场')], '标题');
  expect(pieces.map(({ kind }) => kind)).toEqual(['pictures', 'paragraph', 'pictures']);
  expect(pieces[0]).toMatchObject({ pictures: [{ src: '/l/a', alt: '看台' }, { alt: '标题' }] });
  expect(pieces[0]).not.toHaveProperty('caption');
  expect(pieces[2]).toMatchObject({ caption: '终场' });
});

test('an article without a picture has always the same scene', () => {
  const article = { id: '41', match: null, cover: null };
  expect(storyOf(article)).toEqual(storyOf(article));
});
