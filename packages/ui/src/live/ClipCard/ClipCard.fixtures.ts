import { say } from '../../lab/storykit/say.ts';
import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import type { ClipCardItem } from './ClipCard.tsx';

const { live, pale, long } = matches;
const art = { kind: 'football', home: live.home.colors, away: live.away.colors } as const;

/** A goal that can be watched. */
export const goalClip: ClipCardItem = {
  id: '7',
  href: '/clip?id=7',
  title: say("67' 萨卡，曼城 2–1 阿森纳", "67' Saka, City 2–1 Arsenal", "67' Saka, City 2–1 Arsenal"),
  cover: { ...art, seed: 'clip-7' },
  state: 'ready',
  seconds: 20,
  by: say('官方直播', 'Official stream', 'Kênh chính thức'),
  madeAt: Date.UTC(2026, 10, 21, 15, 40),
  match: live,
};

const { match: _, ...moment } = goalClip;

/** Clips of one room, newest first, in every state. */
export const clips: readonly ClipCardItem[] = [
  {
    ...moment,
    id: '9',
    href: '/clip?id=9',
    title: say('曼城 对 阿森纳，精彩瞬间', 'City v Arsenal: a moment to keep', 'City gặp Arsenal: khoảnh khắc đáng giữ'),
    state: 'making',
    seconds: 30,
    by: say('北看台老周', 'North Stand Joe', 'Khán đài Bắc'),
  },
  goalClip,
  {
    ...goalClip,
    id: '6',
    href: '/clip?id=6',
    title: say('这脚世界波', 'What a strike', 'Cú sút đẳng cấp'),
    match: pale,
    seconds: 31,
    isAnnulled: true,
  },
  { ...goalClip, id: '5', href: '/clip?id=5', state: 'removed', seconds: 30 },
  { ...goalClip, id: '4', href: '/clip?id=4', state: 'failed', seconds: 30 },
];

/** A clip whose every word is long. */
export const longClip: ClipCardItem = {
  ...goalClip,
  title: "90+7' Nguyễn Đình Bắc (phản lưới), Công an Hà Nội 2–1 Thành phố Hồ Chí Minh trên sân Hàng Đẫy",
  by: 'Khán đài B sân Thống Nhất, hội cổ động viên',
  match: long,
};
