import { languages, type Language } from '../../text/local.ts';

/** Parts of viewers' nicknames, beginnings and ends; each pair is used once. */
const pieces: Record<Language, { begins: readonly string[]; ends: readonly string[]; joint: string }> = {
  zh: {
    begins:
      '东门 河西 渡口 老城 北三环 江边 南站 西街 春城 码头 长桥 梧桐 山脚 湖畔 四楼 胡同口 海边 城北 车站 天台 巷尾 雨天 周末 加时'.split(
        ' ',
      ),
    ends: '阿伟 小陈 夜猫 老李 十号 替补 左脚 看球 球迷 围巾 大刘 门将 边后卫 老张 小胖 阿杰 中场 前锋 小雨 阿凯 老何 球衣 观众 啤酒 回放 小叶'.split(
      ' ',
    ),
    joint: '',
  },
  en: {
    begins: 'Rainy North Corner Late Row-Z Extra-Time Away Sunday Wet Terrace Full-Time Early Cold Quiet'.split(' '),
    ends: 'Winger Keeper Fan Scarf Pie Gaffer Left-Foot Volley Sub Tackle Nutmeg Crossbar Sweeper Ticket'.split(' '),
    joint: ' ',
  },
  vi: {
    begins: [
      'Phố',
      'Hẻm',
      'Góc sân',
      'Khán đài',
      'Bến',
      'Cà phê',
      'Đêm',
      'Mưa',
      'Xóm',
      'Cuối tuần',
      'Quận 3',
      'Bãi biển',
      'Chợ',
      'Đầu ngõ',
    ],
    ends: 'Tuấn Hải Linh Minh Long Phúc Quân Thảo Bảo Khoa Trang Sơn Duy Nam'.split(' '),
    joint: ' ',
  },
};

/** Number of silent viewers, by language. */
const crowds: Record<Language, number> = { zh: 520, en: 150, vi: 150 };

/** The n-th nickname of a language: neighbours share neither beginning nor end. */
function nicknameOf(language: Language, index: number): string {
  const { begins, ends, joint } = pieces[language];
  const turn = Math.floor(index / begins.length);
  return `${begins[index % begins.length]}${joint}${ends[(index + turn) % ends.length]}`;
}

/** Silent viewers; their order decides their mobile numbers and never changes. */
export const demoStands: readonly { nickname: string; language: Language }[] = languages.flatMap((language) =>
  Array.from({ length: crowds[language] }, (_, index) => ({ nickname: nicknameOf(language, index), language })),
);

/** Mobile number of the n-th of them; nobody signs in with it. */
export const standMobile = (index: number): string => `1391${String(index).padStart(7, '0')}`;
