import type { Language } from '../../text/local.ts';
import type { ExpertLines } from './football.data.ts';

/** About basketball; `{home}`, `{away}` and `{league}` are put in. */
export const basketballLines: Readonly<Record<Language, ExpertLines>> = {
  zh: {
    titles: [
      '{home}对{away}：分差开得太早',
      '{league}这一场，替补席先说话',
      '{away}客场的老问题还在',
      '{home}的首节节奏值一注',
      '{away}背靠背，第四节的腿不会骗人',
      '{home}换防跟不上{away}的挡拆',
      '{league}里被低估的一条线：{home}这一场',
      '{home}抢得下前场板，{away}守不住二次进攻',
      '{away}的三分手感，不能再按上一场算',
      '{home}对{away}，先看谁的控卫能打满',
      '多歇两天的{home}，值几分',
      '{away}打得快，{home}要把它拖慢',
      '{home}和{away}的总分，最近总挨着这条线',
      '别被{away}上一场的比分骗了',
      '{home}轮换回来两个，盘口还没动',
    ],
    teasers: [
      '先看两边最近五场的真实命中率，再看伤停。',
      '篮板和失误，才是这场的关键。',
      '样本不大，但方向一致。',
      '临场水位还会动，先把逻辑写清楚。',
    ],
    looks: [
      '{home}最近五场有四场首节领先，主场的回合数排在{league}前列。{away}客场开局慢，丢分多集中在第三节。',
      '{away}四天打三场，主力场均已经超过三十六分钟。{home}歇了整整三天，体能不在一个起点上。',
      '两队近六次交手的总分差不多都在这条线附近，变化主要来自三分。{home}这个赛季的空位三分明显多过平均。',
    ],
    keys: [
      '关键在挡拆：如果{home}的大个子敢上前一步，{away}的控卫就得把球交出来，底角的空位就没有了。',
      '要留意{away}的替补组，主力一下场分差就掉；这一点赔率里还没有反映出来。',
      '如果半场分差在五分以内，{home}的末节轮换会更短，所以我更看重全场而不是半场。',
    ],
    stakes: [
      '建议一成仓，临场如果分差变动超过两分就放弃。',
      '信心七成，按自己的上限来，不追单。',
      '这一场只当参考，别因为上一场中了就加仓。',
    ],
  },
  en: {
    titles: [
      '{home} v {away}: the spread came too early',
      'The benches decide this one in the {league}',
      '{away} still have the same road problem',
      '{home} have their rotation back and the spread has not moved',
      'What two extra days of rest are worth to {home}',
      'Do not be fooled by the last score of {away}',
      '{away} on a back-to-back: watch the fourth quarter',
      '{home} can slow down what {away} want to run',
      'Second chances: where {home} beat {away}',
      '{home} and {away} keep landing on this total',
    ],
    teasers: ['True shooting first, then the injury report.', 'Boards and turnovers settle it.', 'A small sample, but it points one way.'],
    looks: [
      '{home} have won the first quarter in four of their last five and play at one of the highest paces in the {league} at home. {away} start slowly on the road and leak points in the third.',
      '{away} play for the third time in four nights, while {home} had three days off. Legs are not level here.',
    ],
    keys: [
      'Watch the pick-and-roll: once the {home} big steps up, the {away} point guard has to give the ball away and the corner three is gone.',
      'The {away} second unit bleeds points the moment the starters sit. The price does not have that yet.',
    ],
    stakes: ['One unit, and none if the spread moves by two points.', 'Seventy per cent sure. Stay inside your own limit and never chase.'],
  },
  vi: {
    titles: [
      '{home} gặp {away}: kèo mở hơi sớm',
      'Băng ghế dự bị quyết định trận này ở {league}',
      '{away} vẫn còn bài toán sân khách',
      '{home} đủ đội hình xoay tua, kèo chưa đổi',
      'Nghỉ thêm hai ngày, {home} lợi được mấy điểm',
      '{away} đánh hai đêm liền, hãy nhìn hiệp bốn',
      'Bóng bật bảng: chỗ {home} hơn {away}',
      'Đừng để tỷ số trận trước của {away} đánh lừa',
      '{home} và {away} thường dừng ở mốc này',
    ],
    teasers: [
      'Xem hiệu suất ném trước, rồi tới danh sách chấn thương.',
      'Bóng bật bảng và mất bóng là chìa khóa.',
      'Mẫu nhỏ nhưng cùng một hướng.',
    ],
    looks: [
      '{home} thắng hiệp một trong bốn của năm trận gần nhất và chơi nhanh bậc nhất {league} trên sân nhà. {away} thường vào trận chậm khi xa nhà, hiệp ba hay để mất điểm.',
      '{away} đánh ba trận trong bốn đêm, còn {home} được nghỉ ba ngày. Thể lực hai bên không ngang nhau.',
    ],
    keys: [
      'Để ý tình huống pick-and-roll: khi trung phong {home} dâng lên, hậu vệ dẫn bóng của {away} phải nhả bóng và không còn cú ba điểm ở góc.',
      'Đội hình hai của {away} mất điểm ngay khi trụ cột ra nghỉ, tỷ lệ vẫn chưa tính tới.',
    ],
    stakes: ['Một đơn vị, kèo lệch quá hai điểm thì bỏ.', 'Tự tin bảy phần. Giữ đúng hạn mức của mình, đừng gỡ.'],
  },
};
