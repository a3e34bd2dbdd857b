import { say } from '../../lab/storykit/say.ts';
import type { BroadcastBarProps } from './BroadcastBar.tsx';

/** A broadcast that is on. */
export const onAir: BroadcastBarProps = {
  state: 'live',
  title: say(
    '曼城对阿森纳榜首大战，三机位陪你看',
    'Man City v Arsenal at the top, three cameras',
    'Man City - Arsenal, ba góc máy cùng xem',
  ),
  about: say('英超 第 12 轮', 'Premier League, round 12', 'Ngoại hạng Anh, vòng 12'),
  figures: [
    { id: 'peak', label: say('峰值', 'Peak', 'Đỉnh'), value: '39,054' },
    { id: 'comments', label: say('弹幕', 'Comments', 'Bình luận'), value: '1,206' },
    { id: 'income', label: say('本场收益', 'Income', 'Thu nhập'), value: '¥286.40' },
  ],
};

/** The longest texts that it must hold. */
export const longBar: BroadcastBarProps = {
  ...onAir,
  state: 'waiting',
  title: 'Trận cầu tâm điểm cuối tuần giữa Câu lạc bộ Thành phố Hồ Chí Minh và Hà Nội',
  about: 'Giải vô địch quốc gia Việt Nam, vòng 12, sân Thống Nhất',
};
