import { say } from '../../lab/storykit/say.ts';
import type { LinkTab, PanelTab } from './Tabs.tsx';

/** Tabs of the football table. */
export const scoreTabs: readonly PanelTab[] = [
  { id: 'immediate', label: say('即时', 'Live', 'Trực tiếp'), count: 28 },
  { id: 'result', label: say('赛果', 'Results', 'Kết quả') },
  { id: 'schedule', label: say('赛程', 'Fixtures', 'Lịch đấu') },
  { id: 'collected', label: say('收藏', 'Favourites', 'Yêu thích'), count: 3 },
  { id: 'pinned', label: say('置顶', 'Pinned', 'Đã ghim'), disabled: true },
];

/** The same as routes. */
export const scoreLinks: readonly LinkTab[] = scoreTabs.map(({ id, label, count }) => ({ id, label, count, href: `/football?tab=${id}` }));

/** The same in Vietnamese, which is long. */
export const scoreTabsVi: readonly PanelTab[] = [
  { id: 'immediate', label: 'Trực tiếp ngay lúc này', count: 28 },
  { id: 'result', label: 'Kết quả các trận đã đấu' },
  { id: 'schedule', label: 'Lịch thi đấu sắp tới' },
];
