import type { Comment, Thread } from '@pitchside/api/content/content';
import { expect, test } from 'vitest';
import { withAnswers, withChanged, without, withSaid } from './threadsRules.ts';

const person = { id: '1', user_nickname: '老周', avatar: 'a', level: 3, is_anchor: false } as Comment['author'];
const comment = (id: string, threadId: string | null = null): Comment => ({
  id,
  kind: 'post',
  object_id: '9',
  thread_id: threadId,
  author: person,
  is_author: false,
  reply_to: null,
  content: `#${id}`,
  at: Number(id),
  likes: 0,
  replies: 0,
  is_liked: false,
  is_own: true,
  is_deleted: false,
  is_awaiting: false,
});
const thread = (id: string, answers: readonly string[] = [], replies = answers.length): Thread => ({
  ...comment(id),
  replies,
  first: answers.map((answer) => comment(answer, id)),
});
const shape = (threads: readonly Thread[]) => threads.map(({ id, replies, first }) => [id, replies, first.map((one) => one.id)]);

test('what one says stands in front, an answer at the end of its thread, and neither twice', () => {
  const known = [thread('1', ['2'])];
  expect(shape(withSaid(known, comment('5')))).toEqual([
    ['5', 0, []],
    ['1', 1, ['2']],
  ]);
  const answered = withSaid(known, comment('6', '1'));
  expect(shape(answered)).toEqual([['1', 2, ['2', '6']]]);
  expect(shape(withSaid(answered, comment('6', '1')))).toEqual([['1', 2, ['2', '6']]]);
});

test('what is deleted goes, and keeps its place without words while it has answers', () => {
  expect(shape(without([thread('1')], '1'))).toEqual([]);
  const kept = without([thread('1', ['2'])], '1');
  expect(kept[0]).toMatchObject({ is_deleted: true, content: '' });
  expect(shape(without(kept, '2'))).toEqual([]);
  expect(shape(without([thread('1', ['2', '3'])], '2'))).toEqual([['1', 1, ['3']]]);
});

test('further answers come behind, each once, and a change reaches an answer too', () => {
  const more = withAnswers([thread('1', ['2', '8'], 4)], '1', [comment('2', '1'), comment('3', '1')]);
  expect(shape(more)).toEqual([['1', 4, ['2', '3', '8']]]);
  expect(withChanged(more, '3', { likes: 7 })[0]?.first[1]).toMatchObject({ id: '3', likes: 7 });
});
