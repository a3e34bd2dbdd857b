import { expect, test } from 'vitest';
import { draftOf, hasBody, keyOfPicture, newDraft, sentOf, type Edited } from './articleDraft.ts';

const body: Edited['body'] = [
  { kind: 'heading', text: '上半场' },
  { kind: 'paragraph', text: '开场就压上' },
  { kind: 'quote', text: '我们知道', by: '主帅' },
  { kind: 'list', items: ['角球 8 比 3', '射正 6 比 2'] },
  { kind: 'picture', upload: 'abc', caption: '看台' },
  { kind: 'link', href: '/score-detail?id=1', text: '数据' },
];
const article: Edited = {
  state: 'draft',
  author: { id: '1', user_nickname: '编辑', avatar: 'a', level: 1, exp_icon: '', is_anchor: false },
  cover: null,
  pictures: [],
  publish_at: null,
  published_at: null,
  changed_at: 0,
  id: '7',
  title: '德比之后',
  summary: '',
  section_id: '2',
  lang: 'zh',
  tags: ['曼城', '德比'],
  source: '',
  match_id: null,
  is_lead: true,
  is_deep: false,
  is_flash: false,
  body,
};

test('what is opened and saved without a change is sent as it stood', () => {
  expect(sentOf(draftOf(article), '2', undefined)).toEqual({
    id: '7',
    title: '德比之后',
    summary: '',
    section_id: '2',
    lang: 'zh',
    tags: ['曼城', '德比'],
    source: '',
    is_lead: true,
    is_deep: false,
    is_flash: false,
    body,
  });
});

test('pieces without words are left out, tags stand once, and without any words there is no body', () => {
  const empty = newDraft('zh');
  expect(hasBody(empty)).toBe(false);
  const [piece] = empty.pieces;
  const draft = {
    ...empty,
    tags: '#曼城, 曼城、英超，',
    pieces: piece ? [piece, { ...piece, text: ' 一 ' }, { ...piece, kind: 'list' as const, text: '甲\n\n乙' }] : [],
  };
  expect(hasBody(draft)).toBe(true);
  expect(sentOf(draft, '1', 'key')).toMatchObject({
    cover: 'key',
    tags: ['曼城', '英超'],
    body: [
      { kind: 'paragraph', text: '一' },
      { kind: 'list', items: ['甲', '乙'] },
    ],
  });
  expect(keyOfPicture('/u/Ab-9_x.webp')).toBe('Ab-9_x');
  expect(keyOfPicture('/covers/x.webp')).toBeUndefined();
});
