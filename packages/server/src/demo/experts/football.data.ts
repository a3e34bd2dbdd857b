import type { Language } from '../../text/local.ts';

/** Texts of a sport's experts in one language. */
export interface ExpertLines {
  titles: readonly string[];
  teasers: readonly string[];
  /** Paragraphs: the outlook, the key point, and the stake. */
  looks: readonly string[];
  keys: readonly string[];
  stakes: readonly string[];
}

/** About football; `{home}`, `{away}` and `{league}` are put in. */
export const footballLines: Readonly<Record<Language, ExpertLines>> = {
  zh: {
    titles: [
      '{home}对{away}：盘口给得太早',
      '{league}这一场，中场先说话',
      '{away}客场的老问题还在',
      '{home}主场的开局节奏值一注',
      '{home}的右路要重排，{away}看得见',
      '{away}连着三场后程掉速',
      '{league}里被低估的一条线：{home}这一场',
      '{home}赢得不多，但输得更少',
      '{away}的定位球防守还没补上',
      '{home}对{away}，先看谁的后腰首发',
      '休息多两天的{home}，值多少水位',
      '{away}反击快，{home}压得更高',
      '{home}和{away}的近六次，比分都挨着这条线',
      '别被{away}上一场的比分骗了',
      '{home}主力回来两个，盘口还没动',
    ],
    teasers: [
      '先看两边最近五场的射门转化，再看伤停。',
      '定位球和二次球，才是这场的关键。',
      '样本不大，但方向一致。',
      '临场水位还会动，先把逻辑写清楚。',
    ],
    looks: [
      '{home}最近五场有四场先进球，主场开局二十分钟的压迫强度排在{league}前列。{away}客场开局偏保守，丢球多集中在六十分钟以后。',
      '{away}这段时间三线作战，主力后卫平均出场时间已经超过八十分钟。{home}休息了整整一周，体能这一项不在一个起点上。',
      '两队近六次交手总进球差不多都在这条线附近，变化主要来自定位球。{home}本赛季定位球进球占比明显高于平均。',
    ],
    keys: [
      '关键在{home}的左路：如果边后卫敢压上，{away}的右前卫就要回到本方禁区，反击的第一脚就没有了。',
      '要留意{away}的门将出击范围，{home}的身后球会是主要手段；这一点赔率里还没有反映出来。',
      '如果上半场没有进球，{home}的换人会更早，下半场的空间会打开，所以我更看重整场而不是半场。',
    ],
    stakes: [
      '建议一成仓，临场如果盘口变动超过半球就放弃。',
      '信心七成，按自己的上限来，不追单。',
      '这一场只当参考，别因为上一场中了就加仓。',
    ],
  },
  en: {
    titles: [
      '{home} v {away}: the line came too early',
      'Midfield decides this one in the {league}',
      '{away} still have the same away problem',
      '{home} are back to full strength and the line has not moved',
      'What two extra days of rest are worth to {home}',
      'Do not be fooled by the last score of {away}',
      '{away} fade after the hour, again',
      '{home} press higher than {away} can pass',
      'Set pieces: where {home} beat {away}',
      '{home} and {away} keep landing on this total',
    ],
    teasers: [
      'Shot conversion first, then the injury list.',
      'Set pieces and second balls settle it.',
      'A small sample, but it points one way.',
    ],
    looks: [
      '{home} have scored first in four of their last five and press hardest in the opening twenty minutes at home. {away} start slowly on the road and concede late.',
      '{away} are in the middle of a run of three games in eight days, while {home} had a free week. Fitness is not level here.',
    ],
    keys: [
      'Watch the left: once the {home} full-back goes forward, the {away} winger is dragged into his own box and the counter is gone.',
      'The {away} keeper stays on his line, so balls in behind are the plan. The price does not have that yet.',
    ],
    stakes: ['One unit, and none if the line moves by half a goal.', 'Seventy per cent sure. Stay inside your own limit and never chase.'],
  },
  vi: {
    titles: [
      '{home} gặp {away}: kèo mở hơi sớm',
      'Tuyến giữa quyết định trận này ở {league}',
      '{away} vẫn còn bài toán sân khách',
      '{home} đủ đội hình, kèo chưa đổi',
      'Nghỉ thêm hai ngày, {home} lợi được bao nhiêu',
      '{away} hay hụt hơi sau phút 60',
      'Bóng chết: chỗ {home} hơn {away}',
      'Đừng để tỷ số trận trước của {away} đánh lừa',
      '{home} và {away} thường dừng ở mốc này',
    ],
    teasers: [
      'Xem hiệu suất dứt điểm trước, rồi tới danh sách chấn thương.',
      'Bóng chết và bóng hai là chìa khóa.',
      'Mẫu nhỏ nhưng cùng một hướng.',
    ],
    looks: [
      '{home} mở tỷ số trong bốn của năm trận gần nhất và ép rất mạnh hai mươi phút đầu trên sân nhà. {away} thường vào trận chậm khi đá sân khách.',
      '{away} đá ba trận trong tám ngày, còn {home} được nghỉ trọn một tuần. Thể lực hai bên không ngang nhau.',
    ],
    keys: [
      'Để ý cánh trái: khi hậu vệ biên {home} dâng cao, tiền vệ cánh {away} phải lùi về và không còn đường phản công.',
      'Thủ môn {away} ít rời vạch, bóng sau lưng hàng thủ sẽ là phương án chính.',
    ],
    stakes: ['Một đơn vị, kèo lệch quá nửa trái thì bỏ.', 'Tự tin bảy phần. Giữ đúng hạn mức của mình, đừng gỡ.'],
  },
};
