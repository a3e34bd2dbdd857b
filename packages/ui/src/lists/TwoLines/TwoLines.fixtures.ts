import { say } from '../../lab/storykit/say.ts';
import type { TwoLinesProps } from './TwoLines.tsx';

/** The usual one: a name and its number. */
export const twoLines: TwoLinesProps = {
  children: say('夜场记者', 'Night Reporter', 'Phóng viên đêm'),
  note: say('ID 10086', 'ID 10086', 'ID 10086'),
};

/** A time over its day. */
export const timeAndDay: TwoLinesProps = { children: '22:30', note: say('明天', 'Tomorrow', 'Ngày mai') };

/** Text too long for one line. */
export const longTwoLines: TwoLinesProps = {
  children: 'Câu lạc bộ bóng đá Thành phố Hồ Chí Minh',
  note: 'Tường thuật trực tiếp từ sân Thống Nhất, bình luận tiếng Việt',
};
