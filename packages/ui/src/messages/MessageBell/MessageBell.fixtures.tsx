import { Radio, Wallet } from 'lucide-react';
import { say } from '../../lab/storykit/say.ts';
import type { MessagePreview } from './MessageBell.types.ts';

/** Evening of the stories, 20:00 in Beijing. */
const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const hour = 60 * minute;

/** Latest messages. */
export const messages: readonly MessagePreview[] = [
  {
    id: 'c1',
    kind: 'chat',
    title: say('竞彩老周', 'Tipster Joe', 'Chuyên gia Chu'),
    text: say('首发出来第一时间喊我', 'Call me when the line-ups are out', 'Có đội hình thì gọi mình ngay'),
    at: now - 20_000,
    unread: 2,
    href: '#c1',
  },
  { id: 'c2', kind: 'chat', title: 'Minh Tuấn', text: 'Tối mai xem Hà Nội FC không?', at: now - 3 * hour, unread: 128, href: '#c2' },
  {
    id: 'c3',
    kind: 'chat',
    title: say('阿飞说球', 'Alfie on Football', 'Phi nói bóng đá'),
    text: say('开播了，帮我听听音画', 'Live now, how do picture and sound come through?', 'Lên sóng rồi, nghe giúp mình âm thanh nhé'),
    at: now - 22 * hour,
    unread: 0,
    href: '#c3',
  },
  {
    id: 'n1',
    kind: 'notice',
    title: say('阿飞说球 开播了', 'Alfie on Football is live', 'Phi nói bóng đá đang phát'),
    text: say('曼城 vs 阿森纳 榜首大战', 'Man City v Arsenal, top of the table', 'Man City gặp Arsenal, đại chiến ngôi đầu'),
    at: now - 12 * minute,
    unread: 1,
    href: '#n1',
    icon: <Radio size={16} />,
  },
  {
    id: 'n2',
    kind: 'notice',
    title: say('提现已受理', 'Withdrawal accepted', 'Đã nhận yêu cầu rút tiền'),
    text: say('预计今天 17:00 前到账', 'Expected by 17:00 today', 'Dự kiến về trước 17:00 hôm nay'),
    at: now - 60 * hour,
    unread: 0,
    href: '#n2',
    icon: <Wallet size={16} />,
  },
];

for (const text of ['Minh Tuấn', 'Tối mai xem Hà Nội FC không?']) say(text, text, text);
