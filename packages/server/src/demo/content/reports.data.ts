import type { Language } from '../../text/local.ts';

/** Result for the home side. */
export type Outcome = 'won' | 'drawn' | 'lost';

/** Words about a match: `{home}`, `{away}`, `{score}` and `{league}` are put in. */
export interface Report {
  title: string;
  paragraphs: readonly string[];
}

/** Reports of matches by language and outcome; each states only the score. */
export const reports: Readonly<Record<Language, Readonly<Record<Outcome, Report>>>> = {
  zh: {
    won: {
      title: '{home} {score} 战胜{away}',
      paragraphs: [
        '{league}一场比赛结束，{home}主场以 {score} 战胜{away}。',
        '这场胜利让主场球迷满意而归。两队接下来的赛程可以在比赛页看到。',
      ],
    },
    drawn: {
      title: '{home}与{away} {score} 战平',
      paragraphs: ['{league}一场比赛结束，{home}主场与{away}以 {score} 战平。', '双方各取一分，谁也没能在终场哨前打破僵局。'],
    },
    lost: {
      title: '{away}客场取胜，{home} {score} 落败',
      paragraphs: ['{league}一场比赛结束，{home}主场以 {score} 不敌{away}。', '客队带着胜利离开，主队要在下一场找回状态。'],
    },
  },
  en: {
    won: {
      title: '{home} {score} {away}: the home side take it',
      paragraphs: [
        '{home} beat {away} {score} at home in the {league}.',
        'The home crowd left happy. Both sides’ next matches are on the match page.',
      ],
    },
    drawn: {
      title: '{home} {score} {away}: honours even',
      paragraphs: [
        '{home} and {away} drew {score} in the {league}.',
        'A point each, and nobody found the winner before the final whistle.',
      ],
    },
    lost: {
      title: '{home} {score} {away}: the visitors win',
      paragraphs: [
        '{away} won away in the {league}: {home} {score} {away}.',
        'The visitors take the win home, and the hosts have work to do before the next match.',
      ],
    },
  },
  vi: {
    won: {
      title: '{home} {score} {away}: chủ nhà thắng',
      paragraphs: [
        '{home} thắng {away} {score} trên sân nhà ở {league}.',
        'Khán giả nhà ra về hài lòng. Lịch đấu tiếp theo của hai đội có ở trang trận đấu.',
      ],
    },
    drawn: {
      title: '{home} {score} {away}: chia điểm',
      paragraphs: [
        '{home} và {away} hòa {score} ở {league}.',
        'Mỗi đội một điểm, không ai ghi được bàn quyết định trước tiếng còi mãn cuộc.',
      ],
    },
    lost: {
      title: '{home} {score} {away}: đội khách thắng',
      paragraphs: [
        '{away} thắng trên sân khách ở {league}: {home} {score} {away}.',
        'Đội khách mang chiến thắng về, còn chủ nhà phải cố gắng hơn ở trận sau.',
      ],
    },
  },
};

/** Posts about a match, by language and outcome. */
export const posts: Readonly<Record<Language, Readonly<Record<Outcome, readonly string[]>>>> = {
  zh: {
    won: ['{score}！{home}主场就是不一样，今晚睡得香。', '看完{home}对{away}，这个 {score} 拿得不容易。'],
    drawn: ['{home}和{away}踢成 {score}，各取一分，你们觉得谁更亏？', '{score} 平了，过程比比分好看。'],
    lost: ['{home}主场 {score} 输给{away}，说不难受是假的。', '{away}客场拿下，{score}，服气。'],
  },
  en: {
    won: ['{score}. {home} at home are something else.', 'Just watched {home} against {away}: that {score} was earned.'],
    drawn: ['{home} {score} {away}. A point each, who will be happier?', '{score}, and the match was better than the score.'],
    lost: ['{home} {score} {away} at home. That one hurts.', '{away} go there and win. {score}, fair play.'],
  },
  vi: {
    won: ['{score}! {home} trên sân nhà đúng là khác hẳn.', 'Vừa xem {home} gặp {away}: tỷ số {score} rất xứng đáng.'],
    drawn: ['{home} {score} {away}, mỗi đội một điểm, ai tiếc hơn?', 'Hòa {score}, mà trận đấu còn hay hơn tỷ số.'],
    lost: ['{home} {score} {away} ngay trên sân nhà, buồn thật.', '{away} đến và thắng, {score}, tâm phục.'],
  },
};
