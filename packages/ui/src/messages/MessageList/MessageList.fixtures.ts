import { bubbles, evening, self, zhou } from '../ChatBubble/ChatBubble.fixtures.ts';
import type { ChatMessage } from '../ChatBubble/index.ts';
import { say } from '../../lab/storykit/say.ts';

const lines = [
  say('今晚首发出来了吗', 'Line-ups out yet?', 'Có đội hình chưa?'),
  say('迪马尔科伤愈，打左翼卫', 'Dimarco is back, left wing-back', 'Dimarco trở lại, đá cánh trái'),
  say('那边路有得打，别急着追大球', 'The flanks will be lively, no rush for the over', 'Hai biên sẽ sôi động, đừng vội theo tài'),
  say('我看上半场先试探[思考]', 'I think they feel each other out first[思考]', 'Mình nghĩ hiệp một sẽ thăm dò[思考]'),
];

/** `count` plain messages, ten seconds apart with a pause after every ninth, numbered from `from`; the newest is in the evening. */
export const longTalk = (count: number, from = 0): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const side = number % 5 < 3 ? 'other' : 'own';
    return {
      id: `t${number}`,
      side,
      author: side === 'own' ? self : zhou,
      at: evening - 3_600_000 + number * 10_000 + Math.floor(number / 9) * 300_000 - from * 1000,
      body: { type: 'text', text: `${number + 1}. ${lines[number % lines.length]}` },
      read: side === 'own' ? true : undefined,
    };
  });

/** The conversation of the mockup. */
export const mockupTalk: ChatMessage[] = [
  {
    ...bubbles.words,
    at: evening - 23 * 3_600_000,
    id: 'k1',
    body: {
      type: 'text',
      text: say(
        '我通过了你的好友申请，以后临场前两小时准时发单',
        'Friend request accepted; picks go out two hours before kick-off',
        'Mình đã kết bạn; kèo sẽ gửi trước giờ bóng lăn hai tiếng',
      ),
    },
  },
  { ...bubbles.words, at: evening - 23 * 3_600_000 + 20_000 },
  { ...bubbles.read, at: evening - 23 * 3_600_000 + 60_000 },
  { ...bubbles.image, at: evening - 23 * 3_600_000 + 80_000 },
  { ...bubbles.file, at: evening - 31 * 60_000 },
  { ...bubbles.card, at: evening - 30 * 60_000 },
  bubbles.unread,
  bubbles.sendingFile,
  bubbles.failed,
];
