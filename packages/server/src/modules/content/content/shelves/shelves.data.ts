import type { contentShelves } from '../core/content.tables.ts';

type Seed = typeof contentShelves.$inferInsert & { slug: string; parent?: string };
const names = (zh: string, en: string, vi: string) => ({ zh, en, vi });
const none = names('', '', '');
/** Shelf of all plans with comments. */
export const plansShelf = 'plans';

const plain: [string, string] = ['#14532d', '#16a34a'];

const circles: readonly (readonly [
  slug: string,
  zh: string,
  en: string,
  vi: string,
  about: [string, string, string],
  colors: [string, string],
])[] = [
  [
    'premier-league',
    '英超圈',
    'Premier League',
    'Ngoại hạng Anh',
    ['英伦赛场的一切', 'Everything from English grounds', 'Mọi chuyện trên sân cỏ Anh'],
    ['#3d195b', '#e90052'],
  ],
  ['la-liga', '西甲圈', 'La Liga', 'La Liga', ['传控与德比', 'Possession and derbies', 'Kiểm soát bóng và derby'], ['#7f1d1d', '#f59e0b']],
  [
    'chinese-super-league',
    '中超圈',
    'Chinese Super League',
    'Giải Trung Quốc',
    ['主队在这里', 'Where the home side lives', 'Nhà của đội chủ nhà'],
    ['#7f1d1d', '#dc2626'],
  ],
  [
    'v-league',
    '越南联赛圈',
    'V.League',
    'V.League',
    ['越南足球的看台', 'The stands of Vietnamese football', 'Khán đài bóng đá Việt'],
    ['#991b1b', '#facc15'],
  ],
  [
    'champions-league',
    '欧冠圈',
    'Champions League',
    'Cúp C1',
    ['周中的夜晚', 'Nights in midweek', 'Những đêm giữa tuần'],
    ['#0b1f4b', '#38bdf8'],
  ],
  [
    'nba',
    '篮球圈',
    'Basketball',
    'Bóng rổ',
    ['从跳球到绝杀', 'From tip-off to buzzer', 'Từ nhảy tranh đến ném phút chót'],
    ['#7c2d12', '#f97316'],
  ],
  [
    'esports',
    '电竞圈',
    'Esports',
    'Esports',
    ['版本、阵容、比赛', 'Patches, drafts, matches', 'Bản cập nhật, đội hình, trận đấu'],
    ['#312e81', '#8b5cf6'],
  ],
  [
    'tactics',
    '战术板',
    'Tactics',
    'Chiến thuật',
    ['阵型、跑位、数据', 'Shapes, runs, numbers', 'Sơ đồ, chạy chỗ, số liệu'],
    ['#134e4a', '#2dd4bf'],
  ],
  [
    'stands',
    '看台日常',
    'On the stands',
    'Đời khán đài',
    ['球衣、远征、一起看球', 'Shirts, away days, watching together', 'Áo đấu, đi sân khách, xem cùng nhau'],
    ['#1e3a8a', '#60a5fa'],
  ],
];

const categories: readonly (readonly [slug: string, parent: string | undefined, zh: string, en: string, vi: string])[] = [
  ['football', undefined, '足球', 'Football', 'Bóng đá'],
  ['football-goals', 'football', '进球集锦', 'Goals', 'Bàn thắng'],
  ['football-tactics', 'football', '战术分析', 'Tactics', 'Chiến thuật'],
  ['football-skills', 'football', '技巧教学', 'Skills', 'Kỹ thuật'],
  ['basketball', undefined, '篮球', 'Basketball', 'Bóng rổ'],
  ['basketball-plays', 'basketball', '精彩瞬间', 'Plays', 'Khoảnh khắc'],
  ['basketball-training', 'basketball', '训练', 'Training', 'Tập luyện'],
  ['esports', undefined, '电竞', 'Esports', 'Esports'],
  ['esports-matches', 'esports', '赛事集锦', 'Match highlights', 'Highlight trận đấu'],
  ['talk', undefined, '侃球', 'Talk', 'Tán gẫu'],
  ['fans', undefined, '球迷', 'Fans', 'Fan'],
];

const sections: readonly (readonly [slug: string, zh: string, en: string, vi: string])[] = [
  ['headlines', '头条', 'Top stories', 'Tin chính'],
  ['football', '足球', 'Football', 'Bóng đá'],
  ['basketball', '篮球', 'Basketball', 'Bóng rổ'],
  ['esports', '电竞', 'Esports', 'Esports'],
  ['transfers', '转会', 'Transfers', 'Chuyển nhượng'],
  ['opinion', '观点', 'Opinion', 'Góc nhìn'],
];

/** Initial sections, categories and circles of a site; operators rename, reorder, close and add. */
export const firstShelves: readonly Seed[] = [
  ...circles.map(([slug, zh, en, vi, about, colors], place): Seed => ({
    kind: 'circle',
    slug,
    names: names(zh, en, vi),
    about: names(...about),
    colors,
    place,
  })),
  ...categories.map(([slug, parent, zh, en, vi], place): Seed => ({
    kind: 'category',
    slug,
    names: names(zh, en, vi),
    about: none,
    colors: plain,
    place,
    ...(parent !== undefined && { parent }),
  })),
  ...sections.map(([slug, zh, en, vi], place): Seed => ({
    kind: 'section',
    slug,
    names: names(zh, en, vi),
    about: none,
    colors: plain,
    place,
  })),
  // Plans are sold elsewhere; their comments belong here, and are never listed.
  { kind: 'plan', slug: plansShelf, names: names('方案', 'Picks', 'Dự đoán'), about: none, colors: plain, place: 0, isOpen: false },
];
