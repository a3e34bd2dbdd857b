import type { Banners } from '../modules/desk/banners/index.ts';

type Row = Parameters<Banners['fill']>[0][number];

const night: [string, string] = ['#0b2d24', '#f4c430'];
const open = { audience: 'everybody', languages: [], isOpen: true } as const satisfies Partial<Row>;
const words = (zh: string, en: string, vi: string) => ({ zh, en, vi });

/** Banners of a demo site: its own news, and one advertisement that says that it is one. */
export const demoBanners: readonly Row[] = [
  {
    ...open,
    kind: 'banner',
    place: 'main',
    titles: words('欧冠夜，八场连播', 'Champions League night', 'Đêm Cúp C1'),
    lines: words('赛前一键预约，进球不错过', 'Set a reminder and miss no goal', 'Đặt nhắc một chạm, không lỡ bàn thắng'),
    art: 'cup',
    colors: night,
    link: '/schedule',
    rank: 10,
  },
  {
    ...open,
    kind: 'banner',
    place: 'main',
    titles: words('专家方案，战绩都在', 'Picks with their record', 'Dự đoán kèm thành tích'),
    lines: words('每个命中率旁边都写着场数', 'Every hit rate says how many matches it rests on', 'Mỗi tỷ lệ trúng đều kèm số trận'),
    art: 'board',
    colors: ['#12324a', '#7fd1ff'],
    link: '/specialist',
    rank: 20,
  },
  {
    ...open,
    kind: 'banner',
    place: 'main',
    titles: words('你也可以开播', 'Go live yourself', 'Bạn cũng có thể lên sóng'),
    lines: words('实名通过就能申请主播', 'Verify your ID, then become a streamer', 'Xác minh danh tính rồi đăng ký làm BLV'),
    art: 'pad',
    colors: ['#3a1747', '#ff8bd0'],
    link: '/member?type=7',
    audience: 'everybody',
    rank: 30,
  },
  {
    ...open,
    kind: 'banner',
    place: 'video',
    titles: words('进球都在这里', 'Every goal is here', 'Mọi bàn thắng ở đây'),
    lines: words('赛后四十分钟，集锦上架', 'Highlights within forty minutes of the whistle', 'Highlight có sau tiếng còi 40 phút'),
    art: 'cup',
    colors: night,
    link: '/video-list',
    rank: 10,
  },
  {
    ...open,
    kind: 'banner',
    place: 'news',
    titles: words('赛前先看一眼前瞻', 'Read the preview first', 'Xem nhận định trước trận'),
    lines: words('状态、交锋、指数，一页看完', 'Form, meetings and odds on one page', 'Phong độ, đối đầu, kèo trên một trang'),
    art: 'board',
    colors: ['#12324a', '#7fd1ff'],
    link: '/foresight',
    rank: 10,
  },
  {
    ...open,
    kind: 'advert',
    place: 'side',
    titles: words('把场边装进口袋', 'Pitchside in your pocket', 'Pitchside trong túi bạn'),
    lines: words('手机上也能看球、聊球', 'Watch and chat on your phone', 'Xem và trò chuyện trên điện thoại'),
    art: 'phone',
    colors: ['#14352b', '#8fe3b0'],
    link: '/downLoad',
    rank: 10,
  },
  {
    ...open,
    kind: 'advert',
    place: 'strip',
    titles: words('看台上见', 'See you in the stands', 'Hẹn gặp trên khán đài'),
    lines: words('去社区和同一支球队的人聊聊', 'Talk with people who follow the same team', 'Trò chuyện với người cùng đội'),
    art: 'stands',
    colors: ['#2a1c12', '#ffb45c'],
    link: '/circle',
    rank: 10,
  },
];
