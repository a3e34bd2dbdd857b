import type { RoomHeadProps } from './RoomHead.tsx';

/** A room on a Champions League night. */
export const room: RoomHeadProps = {
  anchor: { id: 'laohan', nickname: '老韩看台', level: 42, badge: '认证解说' },
  title: '圣西罗之夜：国米对皇马，连线现场老球迷',
  live: true,
  category: { label: '足球 / 欧冠', href: '#champions-league' },
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
