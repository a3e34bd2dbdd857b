import type { ChatBadge, ChatRow } from './chatRow.ts';

const level = (number: number): ChatBadge => ({ kind: 'level', text: `LV${number}` });
const guard = (number: number): ChatBadge => ({ kind: 'guard', text: `内拉祖里 ${number}` });

/** Some minutes of a room during a match. */
export const roomTalk: ChatRow[] = [
  { kind: 'system', id: '1', text: '欢迎来到老韩看台。理性看球，文明发言，不信场外交易。' },
  { kind: 'message', id: '2', memberId: 'm2', nickname: '阿杜', badges: [level(27), guard(21), { kind: 'admin', text: '房管' }], words: '刷屏的收一收，五分钟起步' },
  { kind: 'event', id: '3', minute: "61'", text: '进球 图拉姆', note: '助攻 迪马尔科', score: '2-1', color: 'oklch(0.5 0.19 262)' },
  { kind: 'message', id: '4', memberId: 'm4', nickname: '米兰不下雨', badges: [level(6)], words: '啊啊啊啊啊图拉姆！！！' },
  { kind: 'message', id: '5', memberId: 'm5', nickname: 'Hala_马德里', badges: [level(12)], words: '越位在先吧？看回放 https://example.com/replay' },
  { kind: 'message', id: '6', memberId: 'm6', nickname: '老韩看台', badges: [{ kind: 'anchor', text: '主播' }], words: '不越位，卡雷拉斯拖在最后面。看边路，迪马尔科已经连着三次套上了', mark: 'anchor' },
  { kind: 'message', id: '7', memberId: 'm7', nickname: '圣西罗常客', badges: [level(44), { kind: 'noble', text: '传奇' }, guard(30)], words: '我在现场，二层看台，雨不大，嗓子没了' },
  { kind: 'message', id: '8', memberId: 'm8', nickname: '后腰老陈', badges: [level(21)], words: [{ kind: 'mention', text: '@看台上的我' }, { kind: 'text', text: ' 你说的后点真来了' }], mark: 'toMe' },
  { kind: 'message', id: '9', memberId: 'me', nickname: '看台上的我', badges: [level(24), { kind: 'noble', text: '主力' }], words: '后点没人盯啊', mark: 'own' },
  { kind: 'system', id: '10', text: '用户 稳赚带单88 被房管 阿杜 禁言 60 分钟' },
  { kind: 'message', id: '11', memberId: 'm11', nickname: '数据控阿涛', badges: [level(15)], words: '国米近十分钟 xG 0.61，皇马 0.08' },
];

/** So many plain rows, numbered from `from`. */
export const crowdTalk = (count: number, from = 0): ChatRow[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'message', id: `r${from + index}`, memberId: `m${index % 40}`, nickname: `球迷${index % 40}`, words: `第 ${from + index} 句${'，好球'.repeat(index % 5)}` }));
