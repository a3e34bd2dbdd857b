import type { RoomCategory } from '@pitchside/api/live/live';
import type { Language, Names } from '../../text/local.ts';

/** An invented anchor of the demo world and the anchor's room. */
export interface DemoAnchor {
  nickname: string;
  category: RoomCategory;
  /** Popularity around which the room's heat moves. */
  heat: number;
  level: number;
  /** Language that they and their viewers speak; default zh. */
  language?: Language;
  /** Which titles fit them. */
  manner: TitleManner;
  placard: string;
  /** The same in every language, of an official room. */
  placards?: Names;
  isOfficial?: boolean;
  /** League they would rather show, by its short Chinese name. */
  league?: string;
}

export const titleManners = ['official', 'passion', 'tactics', 'cantonese', 'company', 'court', 'arena', 'talk'] as const;
export type TitleManner = (typeof titleManners)[number];

/** Anchors of the demo channel; their order decides their mobile numbers and never changes. */
export const demoAnchors: readonly DemoAnchor[] = [
  {
    nickname: '场边 Pitchside',
    category: 'football',
    heat: 968_000,
    level: 60,
    manner: 'official',
    placard: '官方信号，开球前十分钟进来占座',
    placards: {
      zh: '官方信号，开球前十分钟进来占座',
      en: 'Official feed. Come ten minutes before kick-off and take a seat',
      vi: 'Tín hiệu chính thức, vào trước giờ bóng lăn 10 phút giữ chỗ nhé',
    },
    isOfficial: true,
  },
  {
    nickname: '老张侃西甲',
    category: 'football',
    heat: 791_000,
    level: 52,
    manner: 'passion',
    placard: '二十年老球迷，只说看得懂的球',
    league: '西甲',
  },
  {
    nickname: '小鹿踢前锋',
    category: 'football',
    heat: 512_000,
    level: 47,
    manner: 'passion',
    placard: '前女足青年队前锋，带你看跑位',
    league: '英超',
  },
  {
    nickname: '意甲说书人',
    category: 'football',
    heat: 448_000,
    level: 45,
    manner: 'company',
    placard: '今晚讲讲这两家的老恩怨',
    league: '意甲',
  },
  {
    nickname: '靓仔评波',
    category: 'football',
    heat: 380_000,
    level: 41,
    manner: 'cantonese',
    placard: '粤语双人评述，饮杯茶慢慢睇',
    league: '英超',
  },
  {
    nickname: '泉城老球迷',
    category: 'football',
    heat: 299_000,
    level: 39,
    manner: 'passion',
    placard: '输赢都在，不骂自家球员',
    league: '中超',
  },
  { nickname: '白板战术课', category: 'football', heat: 236_000, level: 44, manner: 'tactics', placard: '每十五分钟暂停画一次图' },
  { nickname: '蓝调南方', category: 'football', heat: 214_000, level: 36, manner: 'company', placard: '看球听歌，别着急', league: '意甲' },
  { nickname: '边路狂奔阿峰', category: 'football', heat: 188_000, level: 33, manner: 'passion', placard: '进球就做俯卧撑，弹幕监督' },
  { nickname: '教练员老周', category: 'football', heat: 172_000, level: 42, manner: 'tactics', placard: '业余队教练，欢迎提问站位' },
  { nickname: '看台上的猫', category: 'football', heat: 151_000, level: 28, manner: 'company', placard: '猫会出镜，球照看' },
  {
    nickname: '粤讲粤有球',
    category: 'football',
    heat: 139_000,
    level: 31,
    manner: 'cantonese',
    placard: '讲波唔讲粗口，多谢合作',
    league: '德甲',
  },
  {
    nickname: '老韩看台',
    category: 'football',
    heat: 128_000,
    level: 46,
    manner: 'passion',
    placard: '南看台第七排，老位置',
    league: '中超',
  },
  { nickname: '数据控阿涛', category: 'football', heat: 116_000, level: 29, manner: 'tactics', placard: '每个射门都给你报预期进球' },
  { nickname: '夜班看球指南', category: 'football', heat: 97_000, level: 25, manner: 'company', placard: '上夜班的在弹幕报个到' },
  { nickname: '门将联盟', category: 'football', heat: 88_000, level: 34, manner: 'tactics', placard: '专业看门将，扑救逐个讲' },
  { nickname: '阿昌讲波', category: 'football', heat: 76_000, level: 27, manner: 'cantonese', placard: '有问必答，慢慢倾' },
  { nickname: '北街球场', category: 'football', heat: 64_000, level: 22, manner: 'passion', placard: '踢完野球一起看比赛' },
  { nickname: '只放现场声', category: 'football', heat: 52_000, level: 19, manner: 'official', placard: '没有解说，只有看台的声音' },
  { nickname: '茶馆双响炮', category: 'football', heat: 47_000, level: 24, manner: 'company', placard: '两个人，一壶茶，一场球' },
  { nickname: '新手看球班', category: 'football', heat: 39_000, level: 16, manner: 'tactics', placard: '越位、手球、补时，不懂就问' },
  { nickname: '夜谈豪门', category: 'talk', heat: 89_000, level: 38, manner: 'talk', placard: '每晚十点，聊聊豪门那些事' },
  { nickname: '晚风不眠', category: 'talk', heat: 63_000, level: 30, manner: 'talk', placard: '深夜电台，点歌请留言' },
  { nickname: '转会窗口', category: 'talk', heat: 58_000, level: 26, manner: 'talk', placard: '消息只转两家以上确认的' },
  { nickname: '篮下老高', category: 'basketball', heat: 405_000, level: 47, manner: 'court', placard: '两米零一，退役前锋，讲讲卡位' },
  { nickname: '三分线外小满', category: 'basketball', heat: 226_000, level: 38, manner: 'court', placard: '投不进不下播' },
  { nickname: '控卫日记', category: 'basketball', heat: 118_000, level: 30, manner: 'court', placard: '暂停时给大家画战术' },
  { nickname: '野区导游', category: 'esports', heat: 342_000, level: 44, manner: 'arena', placard: '只带路，不背锅' },
  { nickname: '残局大师兄', category: 'esports', heat: 197_000, level: 36, manner: 'arena', placard: '每个残局暂停讲一遍' },
  { nickname: '补刀少一个', category: 'esports', heat: 94_000, level: 26, manner: 'arena', placard: '新手想问就问' },
  {
    nickname: 'Touchline Tom',
    category: 'football',
    heat: 264_000,
    level: 43,
    manner: 'passion',
    placard: 'Pull up a chair, kick-off waits for nobody',
    language: 'en',
    league: '英超',
  },
  {
    nickname: 'The Back Post',
    category: 'football',
    heat: 143_000,
    level: 35,
    manner: 'tactics',
    placard: 'Set pieces, drawn twice',
    language: 'en',
  },
  {
    nickname: 'Sunday League Sam',
    category: 'football',
    heat: 71_000,
    level: 23,
    manner: 'company',
    placard: 'Mugs ready, volume down',
    language: 'en',
  },
  {
    nickname: 'Baseline Bea',
    category: 'basketball',
    heat: 87_000,
    level: 29,
    manner: 'court',
    placard: 'Box-outs are a love language',
    language: 'en',
  },
  {
    nickname: 'Smoke and Flash',
    category: 'esports',
    heat: 66_000,
    level: 25,
    manner: 'arena',
    placard: 'Calls explained, slowly',
    language: 'en',
  },
  {
    nickname: 'Late Kick-off Radio',
    category: 'talk',
    heat: 41_000,
    level: 21,
    manner: 'talk',
    placard: 'Stories till the last bus',
    language: 'en',
  },
  {
    nickname: 'Anh Ba Bình Luận',
    category: 'football',
    heat: 288_000,
    level: 45,
    manner: 'passion',
    placard: 'Vào sớm giữ chỗ, bóng lăn là hết ghế',
    language: 'vi',
    league: '英超',
  },
  {
    nickname: 'Chiến Thuật Vỉa Hè',
    category: 'football',
    heat: 152_000,
    level: 37,
    manner: 'tactics',
    placard: 'Vẽ sơ đồ giữa hiệp, hỏi gì cũng đáp',
    language: 'vi',
  },
  {
    nickname: 'Khán Đài B',
    category: 'football',
    heat: 83_000,
    level: 28,
    manner: 'company',
    placard: 'Trà đá, hạt hướng dương và bóng đá',
    language: 'vi',
  },
  {
    nickname: 'Bóng Rổ Phố',
    category: 'basketball',
    heat: 74_000,
    level: 27,
    manner: 'court',
    placard: 'Ném trượt thì hít đất',
    language: 'vi',
  },
  {
    nickname: 'Rừng Xanh TV',
    category: 'esports',
    heat: 109_000,
    level: 32,
    manner: 'arena',
    placard: 'Đi rừng không đổ lỗi',
    language: 'vi',
  },
  {
    nickname: 'Quán Khuya Bóng Đá',
    category: 'talk',
    heat: 38_000,
    level: 20,
    manner: 'talk',
    placard: 'Kể chuyện sân cỏ tới khuya',
    language: 'vi',
  },
];

/** Mobile number of the n-th anchor; nobody signs in with it. */
export const anchorMobile = (index: number): string => `139000010${String(index).padStart(2, '0')}`;
