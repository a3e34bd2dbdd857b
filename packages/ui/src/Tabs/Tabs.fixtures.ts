import type { LinkTab, PanelTab } from './Tabs.tsx';

/** Tabs of the football table. */
export const scoreTabs: readonly PanelTab[] = [
  { id: 'immediate', label: '即时', count: 28 },
  { id: 'result', label: '赛果' },
  { id: 'schedule', label: '赛程' },
  { id: 'collected', label: '收藏', count: 3 },
  { id: 'pinned', label: '置顶', disabled: true },
];

/** The same as routes. */
export const scoreLinks: readonly LinkTab[] = scoreTabs.map(({ id, label, count }) => ({ id, label, count, href: `/football?tab=${id}` }));

/** The same in Vietnamese, which is long. */
export const scoreTabsVi: readonly PanelTab[] = [
  { id: 'immediate', label: 'Trực tiếp ngay lúc này', count: 28 },
  { id: 'result', label: 'Kết quả các trận đã đấu' },
  { id: 'schedule', label: 'Lịch thi đấu sắp tới' },
];
