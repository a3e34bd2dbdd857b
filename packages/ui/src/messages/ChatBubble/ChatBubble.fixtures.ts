import { coverUrl } from '../../pictures/index.ts';
import { say } from '../../lab/storykit/say.ts';
import type { ChatMessage, MessageAuthor, MessageBody } from './message.ts';

/** 20:00 in Beijing on the evening of the stories. */
export const evening = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

export const zhou: MessageAuthor = { id: 'zhou', name: say('竞彩老周', 'Old Zhou', 'Lão Chu') };
export const self: MessageAuthor = { id: 'me', name: say('看台上的我', 'Me in the stand', 'Tôi trên khán đài') };

let serial = 0;
/** A message of a story; `ago` in minutes before the evening. */
export const written = (
  side: ChatMessage['side'],
  ago: number,
  body: MessageBody | string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  id: `m${++serial}`,
  side,
  author: side === 'own' ? self : zhou,
  at: evening - ago * minute,
  body: typeof body === 'string' ? { type: 'text', text: body } : body,
  ...more,
});

export const picture = {
  type: 'image',
  url: coverUrl({ kind: 'football', seed: 'offside7' }),
  width: 544,
  height: 306,
} satisfies MessageBody;
export const sheet = {
  type: 'file',
  name: say('意甲12轮_伤停与赛程密度.xlsx', 'SerieA_R12_injuries.xlsx', 'SerieA_V12_chan_thuong.xlsx'),
  size: 1_840_000,
} satisfies MessageBody;
export const planCard = {
  type: 'card',
  title: say(
    '国米让半球能穿吗？看尤文边路',
    'Can Inter cover -0.5? Watch Juve’s flanks',
    'Inter chấp nửa trái có thắng kèo? Xem cánh Juve',
  ),
  imageUrl: coverUrl({
    kind: 'poster',
    seed: 'inter',
    home: ['oklch(0.45 0.15 255)', '#16181d'],
    away: ['#17181b', '#ffffff'],
    teams: ['inter', 'juventus'],
  }),
  id: '71',
  cardType: 'plan',
  price: 28,
} satisfies MessageBody;

/** One message of every kind. */
export const bubbles = {
  words: written(
    'other',
    40,
    say(
      '刚才那个越位你怎么看？线画得太近了[捂脸][TUIEmoji_TearsLaugh]',
      'What about that offside? So close a line[捂脸][TUIEmoji_TearsLaugh]',
      'Pha việt vị vừa rồi bạn thấy sao? Vạch sát quá[捂脸][TUIEmoji_TearsLaugh]',
    ),
  ),
  address: written(
    'other',
    39,
    say(
      '看回放 https://example.com/replay [不是表情]',
      'Replay: https://example.com/replay [not one]',
      'Xem lại: https://example.com/replay [không phải]',
    ),
  ),
  read: written(
    'own',
    38,
    say('回放看了三遍，脚尖确实压线', 'Watched it three times, his toe is off', 'Xem lại ba lần rồi, mũi giày việt vị thật'),
    { read: true },
  ),
  unread: written(
    'own',
    37,
    say(
      '大小球我跟了[加油] 不过小因扎吉要是轮换，右路谁打？',
      'I took the over[加油] but who plays right wing if he rotates?',
      'Tôi theo tài rồi[加油] nhưng nếu xoay tua thì ai đá cánh phải?',
    ),
    { read: false },
  ),
  image: written('other', 36, picture),
  file: written('other', 35, sheet),
  card: written('other', 34, planCard),
  brokenCard: written('other', 33, { type: 'card' }),
  sendingFile: written(
    'own',
    32,
    {
      type: 'file',
      name: say('国米近五场右路触球图.pdf', 'Inter_right_wing_touches.pdf', 'Inter_cham_bong_canh_phai.pdf'),
      size: 5_000_000,
      progress: 0.62,
    },
    { status: 'sending' },
  ),
  sending: written('own', 31, say('等我一下', 'One second', 'Chờ mình chút'), { status: 'sending' }),
  failed: written('own', 30, say('首发出来你第一时间喊我', 'Shout when the line-ups are out', 'Có đội hình thì gọi mình ngay nhé'), {
    status: 'failed',
  }),
  blocked: written('own', 29, say('在吗', 'You there?', 'Bạn ơi'), { status: 'blocked' }),
  recalled: written('other', 28, '', { status: 'recalled' }),
} satisfies Record<string, ChatMessage>;
