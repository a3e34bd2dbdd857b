import { say } from '../../lab/storykit/say.ts';
import type { RoomCurtainProps } from './RoomCurtain.tsx';

/** Announcement of an anchor before the broadcast. */
export const announcement = say(
  '周六晚八点半，马德里德比全场解说，关注不迷路',
  'Saturday 20:30, the Madrid derby with full commentary. Follow so you don’t miss it',
  'Thứ Bảy 20:30, derby Madrid bình luận trọn trận. Theo dõi để không bỏ lỡ',
);

/** A room whose broadcast is over. */
export const over: Pick<RoomCurtainProps, 'title'> = { title: say('直播已结束', 'The stream has ended', 'Buổi trực tiếp đã kết thúc') };
