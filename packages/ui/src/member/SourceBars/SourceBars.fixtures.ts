import { say } from '../../lab/storykit/say.ts';
import type { Source } from './SourceBars.tsx';

/** A month of a fan. */
export const sources: readonly Source[] = [
  { id: 'gift', label: say('礼物', 'Gifts', 'Quà'), count: '41', amount: 27_376, shown: '27,376.0' },
  { id: 'guard', label: say('守护', 'Guard', 'Hộ vệ'), count: '3', amount: 10_400, shown: '10,400.0' },
  { id: 'noble', label: say('贵族', 'Nobles', 'Quý tộc'), count: '2', amount: 5_328, shown: '5,328.0' },
  { id: 'barrage', label: say('高级弹幕', 'Premium comments', 'Bình luận cao cấp'), count: '18', amount: 360, shown: '360.0' },
  { id: 'task', label: say('任务', 'Tasks', 'Nhiệm vụ'), count: '38', amount: 236.5, shown: '236.5' },
];
