import { planCard, sheet, picture } from '../ChatBubble/ChatBubble.fixtures.ts';
import type { MessageBody } from '../ChatBubble/index.ts';
import { say } from '../../lab/storykit/say.ts';
import type { Conversation } from './conversation.ts';

const evening = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const day = 1440 * minute;
const text = (zh: string, en: string, vi: string): MessageBody => ({ type: 'text', text: say(zh, en, vi) });

/** A morning's list with every kind of mark. */
export const conversations: Conversation[] = [
  {
    id: 'zhou',
    name: say('竞彩老周', 'Old Zhou', 'Lão Chu'),
    label: 'expert',
    online: true,
    pinned: true,
    last: {
      body: text('首发出来你第一时间喊我', 'Shout when the line-ups are out', 'Có đội hình thì gọi mình ngay'),
      side: 'own',
      status: 'failed',
      at: evening - 20_000,
    },
  },
  {
    id: 'club',
    name: say('工体北看台', 'North Stand Workers', 'Khán đài Bắc'),
    mentioned: true,
    unread: 28,
    last: {
      body: text('周六客场拼车还差两个', 'Two seats left for Saturday', 'Thứ bảy đi chung xe còn hai chỗ'),
      side: 'other',
      author: say('大雷', 'Lei', 'Lôi'),
      at: evening - 14 * minute,
    },
  },
  {
    id: 'afei',
    name: say('阿飞说球', 'Fei on football', 'Phi bình bóng đá'),
    label: 'anchor',
    live: true,
    unread: 2,
    last: {
      body: text('开播了，帮我听听音画同不同步', 'Live now, tell me if sound is in sync', 'Lên sóng rồi, nghe giúp hình tiếng khớp chưa'),
      side: 'other',
      at: evening - 29 * minute,
    },
  },
  {
    id: 'lin',
    name: say('林小满', 'Lin Xiaoman', 'Lâm Tiểu Mãn'),
    online: true,
    draft: say('那场我在现场，北看台的灯', 'I was there, the lights of the north stand', 'Trận đó mình ở sân, đèn khán đài Bắc'),
    last: { body: picture, side: 'other', at: evening - 62 * minute },
  },
  {
    id: 'moon',
    name: say('蓝月亮守望者', 'Blue Moon Keeper', 'Người gác trăng xanh'),
    unread: 1,
    last: {
      body: text('哈兰德那脚我录了两个机位[大笑]', 'Haaland’s strike, I have two angles[大笑]', 'Pha Haaland mình quay hai góc[大笑]'),
      side: 'other',
      at: evening - 158 * minute,
    },
  },
  {
    id: 'desk',
    name: say('场边客服', 'Pitchside support', 'Hỗ trợ Pitchside'),
    label: 'official',
    last: {
      body: text('提现已受理，预计 2 小时内到账', 'Withdrawal received, about 2 hours', 'Đã nhận lệnh rút, khoảng 2 giờ'),
      side: 'other',
      at: evening - 5 * 60 * minute,
    },
  },
  {
    id: 'lakers',
    name: say('湖人夜话', 'Lakers late talk', 'Đêm Lakers'),
    muted: true,
    unread: 316,
    last: {
      body: text('这节防守没法看[捂脸]', 'That defence[捂脸]', 'Hiệp này thủ chán quá[捂脸]'),
      side: 'other',
      author: say('老詹', 'LJ', 'LJ'),
      at: evening - 8 * 60 * minute,
    },
  },
  {
    id: 'chen',
    name: say('陈教练的战术板', 'Coach Chen’s board', 'Bảng chiến thuật HLV Trần'),
    label: 'expert',
    last: { body: sheet, side: 'other', at: evening - day },
  },
  {
    id: 'nonick9',
    name: '',
    last: {
      body: text('请问亚冠的球衣还能换吗？', 'Can the ACL shirt still be exchanged?', 'Áo AFC còn đổi được không?'),
      side: 'other',
      at: evening - 2 * day,
    },
  },
  {
    id: 'blue',
    name: say('蓝黑之心', 'Nerazzurri heart', 'Trái tim xanh đen'),
    muted: true,
    last: { body: planCard, side: 'own', at: evening - 4 * day },
  },
  {
    id: 'bei',
    name: say('北北爱看球', 'Beibei loves ball', 'Bắc Bắc mê bóng'),
    last: { body: text('', '', ''), side: 'other', status: 'recalled', at: evening - 12 * day },
  },
];
