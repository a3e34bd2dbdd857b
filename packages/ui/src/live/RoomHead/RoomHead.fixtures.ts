import { say } from '../../lab/storykit/say.ts';
import type { RoomHeadProps } from './RoomHead.tsx';

/** A room on a Champions League night. */
export const room: RoomHeadProps = {
  anchor: {
    id: 'laohan',
    nickname: say('老韩看台', 'Han in the Stands', 'Khán đài Hàn'),
    level: 42,
    badge: say('认证解说', 'Verified', 'Đã xác thực'),
  },
  title: say(
    '圣西罗之夜：国米对皇马，连线现场老球迷',
    'San Siro night: Inter v Real, live with fans at the ground',
    'Đêm San Siro: Inter gặp Real, kết nối với fan trên sân',
  ),
  live: true,
  category: { label: say('足球 / 欧冠', 'Football / Champions League', 'Bóng đá / Cúp C1'), href: '#champions-league' },
  roomNumber: '880217',
  heat: 864_000,
};

/** The same with Vietnamese lengths. */
export const longRoom: RoomHeadProps = {
  ...room,
  anchor: { ...room.anchor, nickname: 'Bình luận viên Anh Quân khán đài B', badge: 'Bình luận viên chính thức' },
  title: 'Đêm San Siro: Inter gặp Real Madrid, kết nối trực tiếp với cổ động viên ngay trên khán đài phía Nam',
  category: { label: 'Bóng đá / Cúp C1 châu Âu', href: '#champions-league' },
};
