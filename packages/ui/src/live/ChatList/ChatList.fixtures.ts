import { emojiUrl } from '../../pictures/emoji.ts';
import { say } from '../../lab/storykit/say.ts';
import type { ChatRow } from './chatRow.ts';

const club = say('内拉祖里', 'Nerazzurri', 'Nerazzurri');
const admin = say('阿杜', 'Adu', 'Adu');
const anchor = say('老韩看台', 'Han’s Stand', 'Khán đài Hàn');
const fan = say('圣西罗常客', 'San Siro regular', 'Khách quen San Siro');

/** Some minutes of a room during a match, with every kind of row. */
export const roomTalk: ChatRow[] = [
  {
    kind: 'system',
    id: '1',
    text: say(
      '欢迎来到老韩看台。理性看球，文明发言，不信场外交易。',
      'Welcome to Han’s Stand. Keep it fair, keep it civil, trust no deals on the side.',
      'Chào mừng đến Khán đài Hàn. Bình luận văn minh, đừng tin giao dịch ngoài luồng.',
    ),
  },
  {
    kind: 'message',
    id: '2',
    memberId: 'm2',
    nickname: admin,
    level: 27,
    guard: { name: club, level: 21 },
    role: 'admin',
    words: say('刷屏的收一收，五分钟起步', 'Stop the spam, it is five minutes from here', 'Bớt spam đi, từ giờ phạt năm phút'),
  },
  {
    kind: 'event',
    id: '3',
    minute: "61'",
    text: say('进球 图拉姆', 'Goal, Thuram', 'Bàn thắng Thuram'),
    note: say('助攻 迪马尔科', 'Assist Dimarco', 'Kiến tạo Dimarco'),
    score: '2-1',
    color: 'oklch(0.5 0.19 262)',
  },
  {
    kind: 'message',
    id: '4',
    memberId: 'm4',
    nickname: say('米兰不下雨', 'no rain in Milan', 'Milan không mưa'),
    level: 6,
    words: say('啊啊啊啊啊图拉姆！！！', 'THURAAAAM!!!', 'THURAAAAM!!!'),
  },
  {
    kind: 'message',
    id: '31',
    memberId: 'm31',
    nickname: say('比分小助手', 'Score helper', 'Trợ lý tỷ số'),
    level: 12,
    bot: true,
    words: say('国际米兰 2-1 AC 米兰', 'Inter 2-1 Milan', 'Inter - Milan 2-1'),
  },
  {
    kind: 'gift',
    id: '12',
    memberId: 'm12',
    nickname: say('南看台老郭', 'South stand Guo', 'Quách khán đài Nam'),
    noble: 'icon',
    gift: say('焰火', 'Flare', 'Pháo sáng'),
    picture: emojiUrl('flare'),
    count: 66,
  },
  {
    kind: 'message',
    id: '5',
    memberId: 'm5',
    nickname: say('Hala_马德里', 'Hala_Madrid', 'Hala_Madrid'),
    level: 12,
    words: say(
      '越位在先吧？看回放 https://example.com/replay',
      'Offside first? Replay https://example.com/replay',
      'Việt vị trước chứ? Xem lại https://example.com/replay',
    ),
  },
  {
    kind: 'message',
    id: '6',
    memberId: 'm6',
    nickname: anchor,
    role: 'anchor',
    words: say(
      '不越位，卡雷拉斯拖在最后面。看边路，迪马尔科已经连着三次套上了',
      'Onside, Carreras plays him on. Watch the flank, Dimarco has overlapped three times',
      'Không việt vị, Carreras còn đứng dưới. Để ý biên, Dimarco chồng biên ba lần rồi',
    ),
  },
  { kind: 'entry', id: '13', memberId: 'm13', nickname: say('北看台阿城', 'North stand Cheng', 'Thành khán đài Bắc'), noble: 'captain' },
  {
    kind: 'message',
    id: '7',
    memberId: 'm7',
    nickname: fan,
    level: 44,
    noble: 'legend',
    guard: { name: club, level: 30 },
    words: say(
      '我在现场，二层看台，雨不大，嗓子没了[笑哭]',
      'I am here, second tier, light rain, no voice left[笑哭]',
      'Mình ở sân, tầng hai, mưa nhỏ, khản giọng rồi[笑哭]',
    ),
  },
  {
    kind: 'message',
    id: '8',
    memberId: 'm8',
    nickname: say('后腰老陈', 'Chen the six', 'Trần tiền vệ'),
    level: 21,
    words: [
      { kind: 'mention', text: say('@看台上的我', '@me in the stand', '@tôi trên khán đài') },
      { kind: 'text', text: say(' 你说的后点真来了', ' you called that far post', ' cột xa bạn nói đúng thật') },
    ],
    mark: 'toMe',
  },
  {
    kind: 'message',
    id: '9',
    memberId: 'me',
    nickname: say('看台上的我', 'me in the stand', 'tôi trên khán đài'),
    level: 24,
    noble: 'starter',
    words: say('后点没人盯啊', 'Nobody on the far post', 'Cột xa không ai kèm'),
    mark: 'own',
  },
  {
    kind: 'horn',
    id: '14',
    memberId: 'm14',
    nickname: say('雷子聊湖人', 'Lei on the Lakers', 'Lôi nói về Lakers'),
    level: 31,
    words: say(
      '加时还剩 40 秒平分！这一攻谁来投？速来',
      'Overtime, 40 seconds, level! Who takes the shot? Come over',
      'Hiệp phụ còn 40 giây, đang hòa! Ai ném pha này? Vào ngay',
    ),
  },
  {
    kind: 'notice',
    id: '15',
    text: say('稳赚带单88 被房管 阿杜 禁言 60 分钟', 'SureWin88 was muted for 60 minutes by Adu', 'ChacThang88 bị Adu cấm chat 60 phút'),
  },
  {
    kind: 'message',
    id: '11',
    memberId: 'm11',
    nickname: say('数据控阿涛', 'Tao the stats man', 'Đào mê số liệu'),
    level: 15,
    role: 'assistant',
    words: say(
      '国米近十分钟 xG 0.61，皇马 0.08',
      'Inter’s xG in ten minutes: 0.61. Madrid’s: 0.08',
      'xG của Inter mười phút qua: 0,61. Real: 0,08',
    ),
  },
];

const cheer = say('，好球', ', what a ball', ', hay quá');
/** `count` plain rows, numbered from `from`. */
export const crowdTalk = (count: number, from = 0): ChatRow[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'message',
    id: `r${from + index}`,
    memberId: `m${index % 40}`,
    nickname: `${say('球迷', 'fan', 'fan')}${index % 40}`,
    words: `${say('第', 'No.', 'Số')} ${from + index} ${say('句', '', '')}${cheer.repeat(index % 5)}`,
  }));

/** An advert, a red envelope that was given, and one that was taken from. */
export const standingOut: readonly ChatRow[] = [
  {
    kind: 'message',
    id: 'advert',
    memberId: 'm1',
    nickname: say('看台上的我', 'north_stand', 'khan_dai'),
    level: 34,
    noble: 'captain',
    guard: { name: say('看台', 'Kop', 'Kop'), level: 7 },
    words: say('周三夜场球票转让，原价', 'Two tickets for Wednesday, face value', 'Nhượng hai vé tối thứ Tư, giá gốc'),
    advert: true,
  },
  {
    kind: 'envelope',
    id: 'given',
    memberId: 'm2',
    nickname: say('圣西罗常客', 'san_siro', 'san_siro'),
    level: 12,
    act: 'given',
    count: 50,
  },
  { kind: 'envelope', id: 'taken', memberId: 'm3', nickname: say('雨战专家', 'rain_expert', 'mua_ro'), act: 'taken', count: 88 },
];
