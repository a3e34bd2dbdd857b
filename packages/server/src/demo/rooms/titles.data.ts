import type { Language } from '../../text/local.ts';
import type { TitleManner } from './anchors.data.ts';

/** Titles of rooms that show a match, by the anchor's language and style. Placeholders: `{home}`, `{away}` and `{league}`. */
export const matchTitles: Record<Language, Partial<Record<TitleManner, readonly string[]>>> = {
  zh: {
    official: ['{league}：{home} 对 {away} 官方信号', '{home} vs {away}，{league}现场原声', '{league}直播：{home}坐镇主场迎{away}'],
    passion: [
      '{home}死磕{away}，今晚谁先松口',
      '{away}来抢分了，{home}顶得住吗',
      '{league}硬仗！{home}主场等{away}',
      '为{home}站着看完九十分钟',
      '{home}对{away}：这场不能眨眼',
    ],
    tactics: [
      '画给你看：{home}怎么破{away}的防线',
      '{away}的高位逼抢，{home}出球有解吗',
      '{league}战术课：{home} 对 {away}',
      '{home}的边路，{away}的肋部',
    ],
    cantonese: ['粤语评述：{home} 对 {away}', '{home}硬撼{away}，边个话事', '{league}粤语场：{home}斗{away}'],
    company: [
      '{home}对{away}，一边看一边聊',
      '慢慢看：{league} {home} 对 {away}',
      '今晚陪你看{home}和{away}',
      '{home}迎战{away}，讲讲两队的老故事',
    ],
    court: ['{league}：{home} 对 {away}', '{home}能不能守住{away}的三分', '{home}大战{away}，第四节见', '{home}和{away}，看谁的板凳深'],
    arena: ['{league}：{home} 对 {away}', '{home}能零封{away}吗', '{home}对{away}，一路讲团战', '看{away}怎么破{home}的前期'],
  },
  en: {
    official: ['{league}: {home} v {away}, official feed', '{home} v {away}: the sound of the ground'],
    passion: ['{home} v {away}: no sitting down', '{away} at {home}, bring your voice', '{league} under the lights: {home} v {away}'],
    tactics: ['How {home} unpick {away}', '{home} v {away}: the press, drawn', '{league} chalkboard: {home} v {away}'],
    company: ['{home} v {away}, tea and a chat', 'Easy watch: {league}, {home} v {away}', 'Old stories of {home} and {away}'],
    court: ['{home} v {away}: who owns the paint', '{league}: {home} v {away}', '{home} v {away}, every possession'],
    arena: ['{home} v {away}: calling every fight', '{league}: {home} v {away}', 'Can {home} sweep {away}?'],
  },
  vi: {
    official: ['{league}: {home} - {away}, tín hiệu chính thức', '{home} - {away}: âm thanh tại sân'],
    passion: ['{home} gặp {away}: không chớp mắt', '{away} tới sân {home}, cháy hết mình', '{league} đêm nay: {home} - {away}'],
    tactics: [
      '{home} phá pressing của {away} thế nào',
      '{league} góc chiến thuật: {home} - {away}',
      'Hai biên của {home}, hàng thủ {away}',
    ],
    company: ['{home} - {away}, vừa xem vừa tám', 'Xem cho vui: {league}, {home} - {away}', 'Chuyện cũ của {home} và {away}'],
    court: ['{home} - {away}: ai làm chủ dưới rổ', '{league}: {home} - {away}', '{home} - {away}, hiệp bốn mới là đời'],
    arena: ['{home} - {away}: phân tích từng pha giao tranh', '{league}: {home} - {away}', '{home} có quét sạch {away}?'],
  },
};

/** Titles while no match fits. */
export const idleTitles: Record<Language, readonly string[]> = {
  zh: ['等开球，先聊两句', '赛前热身：今晚看哪场', '上一轮回顾，边看边讲'],
  en: ['Waiting for kick-off', 'What are we watching tonight?', 'Last round, one more time'],
  vi: ['Chờ bóng lăn, tám chút đã', 'Tối nay xem trận nào?', 'Nhìn lại vòng trước'],
};

/** Titles of talk rooms; the room changes to the next one from time to time. */
export const talkTitles: Record<Language, readonly string[]> = {
  zh: [
    '夜谈豪门：今晚谁先下课',
    '深夜电台：第一次看球的故事',
    '转会流言今天有几分真',
    '聊聊最想重看的一场决赛',
    '你支持的队，最难熬的是哪一年',
    '门将到底该不该主罚点球',
    '连麦：你们那儿的野球场',
    '如果只能留一件球衣',
  ],
  en: [
    'The final you would watch again',
    'Your club, your worst season',
    'Should keepers take penalties?',
    'The first shirt you owned',
    'Transfer talk, salt included',
  ],
  vi: [
    'Trận chung kết muốn xem lại',
    'Mùa giải buồn nhất của đội bạn',
    'Thủ môn có nên đá phạt đền?',
    'Chiếc áo đấu đầu tiên',
    'Tin chuyển nhượng, nghe cho vui',
  ],
};
