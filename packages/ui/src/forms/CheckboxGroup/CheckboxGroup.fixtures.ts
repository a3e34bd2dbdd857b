import { say } from '../../lab/storykit/say.ts';
import type { CheckboxOption } from './CheckboxGroup.tsx';

/** Permissions of a program, as choices. */
export const permissions: readonly CheckboxOption[] = [
  {
    value: 'scores',
    label: say('读比分', 'Read scores', 'Đọc tỷ số'),
    note: say('比赛、积分榜、赔率', 'Matches, tables and odds', 'Trận, bảng xếp hạng, kèo'),
  },
  { value: 'chat', label: say('发言', 'Send chat', 'Gửi chat'), note: say('标着机器人', 'Marked as a bot', 'Có nhãn bot') },
  { value: 'stream', label: say('管理直播', 'Manage the stream', 'Quản lý buổi phát'), disabled: true },
];

/** Longest text that it must fit. */
export const longPermissions: readonly CheckboxOption[] = [
  {
    value: 'one',
    label: 'Đọc tỷ số và diễn biến của mọi trận đấu',
    note: 'Bao gồm lịch đấu, bảng xếp hạng, đội hình, thống kê và kèo của các nhà cái',
  },
  { value: 'two', label: 'Quản lý phòng' },
];
