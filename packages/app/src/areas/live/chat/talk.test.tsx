import type { Barrage } from '@pitchside/api/live/barrage';
import type { GiftEvent } from '@pitchside/api/live/gifts';
import type { TopicEvent } from '@pitchside/api/realtime';
import { activate } from '@pitchside/locales';
import { createChatLog } from '@pitchside/ui/ChatList';
import { afterEach, expect, test, vi } from 'vitest';
import { setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { createPeople } from './people.ts';

type Comments = (comments: readonly Barrage[], fresh: boolean) => void;
const hearers = new Set<Comments>();
const eventHearers = new Set<(event: TopicEvent) => void>();
const joins =
  <Listener,>(set: Set<Listener>) =>
  (listener: Listener) => {
    set.add(listener);
    return () => set.delete(listener);
  };
vi.mock('../stage/comments.store.ts', () => ({ onComments: joins(hearers) }));
vi.mock('../stage/room.store.ts', () => ({ onRoomEvent: joins(eventHearers) }));
const { followTalk } = await import('./talk.ts');

let serial = 0;
const said = (id: string, text: string): Barrage => ({
  id: `c${(serial += 1)}`,
  room_id: '2',
  type: 'scroll',
  text,
  user: { id, user_nickname: id, avatar: id, level: 6, role: 'viewer', noble: null },
  at: serial,
});
const emitComments = (comments: Barrage[], fresh = true) => hearers.forEach((hear) => hear(comments, fresh));
const give = (sender: string) => {
  const data: GiftEvent = {
    id: `g${(serial += 1)}`,
    room_id: '2',
    anchor_id: '9',
    gift: { id: 'clap', name: '喝彩', art: 'clap', src: null, price: 1 },
    mark: null,
    count: 1,
    combo: 1,
    from: 'wallet',
    sender: { id: sender, user_nickname: sender, avatar: sender, level: 3, noble: null },
    at: serial,
  };
  eventHearers.forEach((hear) => hear({ type: 'gift', topic: 'room:2', epoch: 'e', seq: serial, data }));
};
const enter = (id: string) =>
  eventHearers.forEach((hear) =>
    hear({
      type: 'entry',
      topic: 'room:2',
      epoch: 'e',
      seq: (serial += 1),
      data: { room_id: '2', user: { id, user_nickname: id, avatar: id, level: 9, noble: 'captain' }, effect: 'words', at: serial },
    }),
  );
const open = () => {
  const [log, people] = [createChatLog(), createPeople()];
  const stop = followTalk(log, people);
  const shown = () => log.rows().map((row) => ('memberId' in row ? `${row.kind} ${row.memberId}` : row.kind));
  return { log, people, stop, shown };
};
afterEach(() => setDanmaku({ blockedUsers: [] }));

test('what is said and given stands in the order in which it came; all of it anew replaces it', () => {
  const { people, stop, shown } = open();
  emitComments([said('a', '一')], false);
  give('b');
  emitComments([said('c', '二')]);
  expect(shown()).toEqual(['message a', 'gift b', 'message c']);
  expect(people.of('b')?.nickname).toBe('b');
  emitComments([said('d', '三')], false);
  expect([shown(), people.of('a')]).toEqual([['message d'], undefined]);
  stop();
  expect([hearers.size, eventHearers.size]).toEqual([0, 0]);
});

test('a noble who comes in is told in a line, unless the reader has blocked them', () => {
  setDanmaku({ blockedUsers: [{ userId: 'b', nickname: 'b' }] });
  const { stop, shown } = open();
  enter('a');
  enter('b');
  expect(shown()).toEqual(['entry a']);
  stop();
});

test('of somebody who is blocked nothing is shown, what stood there goes, and later words come back with them', async () => {
  const { stop, shown } = open();
  emitComments([said('a', '一'), said('b', '二')]);
  give('b');
  setDanmaku({ blockedUsers: [{ userId: 'b', nickname: 'b' }] });
  await expect.poll(shown).toEqual(['message a']);
  emitComments([said('b', '三')]);
  give('b');
  expect(shown()).toEqual(['message a']);
  setDanmaku({ blockedUsers: [] });
  emitComments([said('b', '四')]);
  expect(shown()).toEqual(['message a', 'message b']);
  stop();
});

test('what the anchor puts on the wall and asks of those who speak is said in the chat', async () => {
  await activate('zh', Promise.resolve({}));
  const { log, stop } = open();
  const announce = (event: Pick<TopicEvent, 'type' | 'data'>) =>
    eventHearers.forEach((hear) => hear({ ...event, topic: 'room:2', epoch: 'e', seq: (serial += 1) } as TopicEvent));
  const rules = { slow: 0, is_followers_only: false, has_no_links: false, holds_contacts: false, is_quiet: false } as const;
  announce({ type: 'placard', data: { room_id: '2', placard: '中场抽球衣', at: 1 } });
  announce({ type: 'placard', data: { room_id: '2', placard: '', at: 2 } });
  announce({ type: 'talk_rules', data: { room_id: '2', rules: { ...rules, slow: 5, has_no_links: true } } });
  announce({ type: 'talk_rules', data: { room_id: '2', rules: { ...rules, is_quiet: true } } });
  announce({ type: 'talk_rules', data: { room_id: '2', rules } });
  const poll = { id: '3', room_id: '2', question: '谁会赢？', opened_at: 1, ends_at: null, closed_at: null };
  const votes = (home: number, away: number) => ({
    options: [
      { text: '主队', votes: home },
      { text: '客队', votes: away },
    ],
  });
  announce({ type: 'poll', data: { ...poll, ...votes(1, 0) } });
  announce({ type: 'poll', data: { ...poll, ...votes(2, 1), closed_at: 5 } });
  announce({ type: 'poll', data: { ...poll, id: '4', ...votes(0, 0), closed_at: 6 } });
  announce({
    type: 'raid_came',
    data: {
      id: '8',
      room_id: '1',
      from: { id: '9', user_nickname: '阿飞说球', avatar: 'fans-1', level: 3, exp_icon: '' },
      viewers: 12,
      at: 7,
    },
  });
  expect(log.rows().map((row) => ('text' in row ? `${row.kind} ${row.text}` : row.kind))).toEqual([
    'notice 主播发公告：中场抽球衣',
    'notice 主播撤下了公告',
    'system 慢速模式，两条之间隔 5 秒 · 不能发链接',
    'system 全员禁言了，现在只有主播和房管能说话',
    'system 现在大家都可以说话',
    'system 投票结束：谁会赢？ 主队（67%）',
    'system 投票结束：谁会赢？ 没有人投票',
    'system 阿飞说球 带着 12 位观众来了',
  ]);
  stop();
});
