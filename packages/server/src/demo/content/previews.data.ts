import type { Language } from '../../text/local.ts';

/**
 * Text of a preview. Placeholders: `{home}`, `{away}`, `{league}`, and how many of their last matches both sides won: `{homeWon}`,
 * `{awayWon}` of `{homeOf}`, `{awayOf}`.
 */
export interface PreviewWords {
  title: string;
  opening: string;
  /** Used only where both sides have results. */
  form: string;
  closing: string;
  /** Tag for search. */
  tag: string;
  /** Link to the page of the match. */
  link: string;
}

/** Previews by language, of which each match gets one; each states only the results of both sides. */
export const previews: Readonly<Record<Language, readonly [PreviewWords, ...PreviewWords[]]>> = {
  zh: [
    {
      title: '{league}前瞻：{home}主场迎战{away}',
      opening: '{league}的一场重头戏，{home}坐镇主场，{away}远道而来。',
      form: '近况上，{home}近 {homeOf} 场赢下 {homeWon} 场，{away}近 {awayOf} 场赢下 {awayWon} 场。',
      closing: '首发和伤停在开赛前公布，投票在开赛时结束。',
      tag: '前瞻',
      link: '看两队的近况和交锋',
    },
    {
      title: '{home}对{away}，三个看点',
      opening: '{league}，{home}与{away}即将碰面。先看状态，再看交锋，最后看谁能站稳主动权。',
      form: '状态：{home}近 {homeOf} 场 {homeWon} 胜，{away}近 {awayOf} 场 {awayWon} 胜。',
      closing: '两队过往的交锋和各家指数都在比赛页，开赛前可以先投一票。',
      tag: '前瞻',
      link: '看两队的近况和交锋',
    },
  ],
  en: [
    {
      title: '{league} preview: {home} v {away}',
      opening: '{home} are at home and {away} make the trip in one of the matches of the day in the {league}.',
      form: 'On form, {home} have won {homeWon} of their last {homeOf}, {away} {awayWon} of their last {awayOf}.',
      closing: 'Line-ups and absences come before the start, and the fan vote closes when it begins.',
      tag: 'Preview',
      link: 'Form and meetings of both sides',
    },
    {
      title: '{home} v {away}: three things to watch',
      opening: '{home} and {away} meet in the {league}. Look at the form, then at past meetings, then at who takes the initiative.',
      form: 'Form: {home} won {homeWon} of the last {homeOf}, {away} {awayWon} of the last {awayOf}.',
      closing: 'Past meetings and the odds are on the match page, and the vote is open until the start.',
      tag: 'Preview',
      link: 'Form and meetings of both sides',
    },
  ],
  vi: [
    {
      title: 'Nhận định {league}: {home} - {away}',
      opening: 'Một trong những trận đáng xem nhất trong ngày ở {league}: {home} tiếp {away} trên sân nhà.',
      form: 'Phong độ: {home} thắng {homeWon} trong {homeOf} trận gần nhất, {away} thắng {awayWon} trong {awayOf} trận gần nhất.',
      closing: 'Đội hình và danh sách vắng mặt có trước giờ bắt đầu, bình chọn đóng khi trận đấu bắt đầu.',
      tag: 'Nhận định',
      link: 'Phong độ và đối đầu của hai đội',
    },
    {
      title: '{home} - {away}: ba điểm đáng chú ý',
      opening: '{home} gặp {away} ở {league}. Xem phong độ, rồi lịch sử đối đầu, rồi xem ai giành thế chủ động.',
      form: 'Phong độ: {home} thắng {homeWon}/{homeOf} trận gần nhất, {away} thắng {awayWon}/{awayOf} trận gần nhất.',
      closing: 'Lịch sử đối đầu và kèo có ở trang trận đấu, bạn có thể bình chọn đến khi trận đấu bắt đầu.',
      tag: 'Nhận định',
      link: 'Phong độ và đối đầu của hai đội',
    },
  ],
};
