import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { byLanguage, type Names } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';

/** Messages of file faults by code, with their values. */
const words = {
  tooLong: ({ most }: { most: number }) => msg`超过 ${most} 个字`,
  notJson: () => msg`不是 JSON`,
  notJsonAt: ({ line, column }: { line: number; column: number }) => msg`不是 JSON：第 ${line} 行第 ${column} 个字写错了`,
  groupsOnly: () => msg`里面只有分组；写着比赛的文件里也有分组`,
  notSeason: () => msg`里面没有赛季：要有名称和比赛`,
  nameWithoutSeason: ({ name }: { name: string }) => msg`名称“${name}”没有写赛季，比如 2021/22`,
  unknownCompetition: ({ called }: { called: string }) => msg`没有“${called}”这个赛事`,
  unknownCompetitionNear: ({ called, near }: { called: string; near: string }) => msg`没有“${called}”这个赛事，名字最近的是“${near}”`,
  otherCompetition: ({ called, code, filed }: { called: string; code: string; filed: string }) =>
    msg`名称写的是 ${called}（${code}），文件名写的是 ${filed}`,
  noSuchSeason: ({ season }: { season: string }) => msg`没有 ${season} 这个赛季`,
  otherSeason: ({ season, filed }: { season: string; filed: string }) => msg`名称写的是 ${season} 赛季，文件名写的是 ${filed}`,
  record: () => msg`这份记录的写法不对`,
  field: ({ field }: { field: string }) => msg`${field} 的写法不对`,
  withoutRound: () => msg`没有写轮次`,
  unknownRound: ({ round }: { round: string }) => msg`不认识轮次“${round}”`,
  playsItself: () => msg`自己和自己比赛`,
  sameTeam: () => msg`两个名字是同一支球队`,
  twice: () => msg`在文件里出现两次`,
  noSuchTeam: ({ team }: { team: string }) => msg`没有球队 ${team}`,
  noSuchDate: ({ date }: { date: string }) => msg`没有 ${date} 这一天`,
  noSuchTime: ({ time }: { time: string }) => msg`“${time}”不是时间`,
  noZone: ({ time }: { time: string }) => msg`时间 ${time} 是当地时间，这个赛季不知道时区`,
  goals: ({ goals, score }: { goals: string; score: string }) => msg`进球是 ${goals}，比分是 ${score}`,
  goalsWithoutScore: ({ goals }: { goals: string }) => msg`进球是 ${goals}，没有比分`,
  half: () => msg`半场的进球比全场还多`,
  extraTime: () => msg`加时赛的比分接不上 90 分钟的比分`,
  shootout: () => msg`点球大战没有分出胜负`,
  unknownStatus: ({ status }: { status: string }) => msg`不认识状态“${status}”`,
  withoutScore: () => msg`缺 90 分钟的比分`,
  awardedWithoutScore: () => msg`判定了结果，却没有比分`,
  dates: ({ home, away, date, season }: { home: string; away: string; date: string; season: string }) =>
    msg`${home} 对 ${away}，${date}，不在 ${season} 赛季里`,
  teams: ({ found, expected }: { found: number; expected: number }) => msg`有 ${found} 支球队，应有 ${expected} 支`,
  pairs: ({ home, away, times }: { home: string; away: string; times: number }) => msg`${home} 对 ${away} 出现 ${times} 次`,
  counts: ({ team, found, expected }: { team: string; found: number; expected: number }) =>
    msg`${team} 有 ${found} 场比赛，应有 ${expected} 场`,
  more: ({ count }: { count: number }) => msg`还有 ${count} 处`,
  unknownHero: ({ number }: { number: number }) => msg`不认识英雄 ${number}`,
  notFive: ({ side, players }: { side: string; players: number }) => msg`${side} 有 ${players} 名选手，应有五名`,
  withoutName: () => msg`有一支球队没有名字`,
  placeTwice: ({ place }: { place: number }) => msg`位置 ${place} 有两名选手`,
  heroTwice: ({ hero }: { hero: string }) => msg`${hero} 被选了两次`,
  draftSide: ({ side }: { side: number }) => msg`选人里写着第 ${side} 方`,
  bannedAndPlayed: ({ hero }: { hero: string }) => msg`${hero} 被禁用，却上了场`,
  notPlayed: ({ hero }: { hero: string }) => msg`选了 ${hero}，那一方却没有用`,
  otherTeams: () => msg`已知的这场比赛是另外两支队`,
} as const;

/** Codes of file faults. */
export type FaultCode = keyof typeof words;
/** Values of a fault's message. */
export type FaultValues<Code extends FaultCode> = Parameters<(typeof words)[Code]>;

/** Faults of a season that deviates from its league's format; each is a check of its own. */
export const shapeChecks = ['dates', 'teams', 'pairs', 'counts'] as const satisfies readonly FaultCode[];

/** One fault of a file. */
export interface FileFault {
  code: FaultCode;
  values?: Readonly<Record<string, string | number>>;
}

/** Refusal of a file. */
export interface FileRefusal {
  /** The match as named in the file; empty for the whole file. */
  match: string;
  faults: readonly FileFault[];
}

const textOf = ({ code, values }: FileFault): MessageDescriptor => (words[code] as (named: typeof values) => MessageDescriptor)(values);

/** Describes a fault in all languages. */
export const faultWords = (fault: FileFault): Names => speakAll(textOf(fault));

/** Describes a refusal in all languages: the match and its faults. */
export const refusalTexts = ({ match, faults }: FileRefusal): Names => {
  const texts = faults.map(faultWords);
  return byLanguage((language) => {
    const [colon, semicolon] = language === 'zh' ? ['：', '；'] : [': ', '; '];
    return (match ? `${match}${colon}` : '') + texts.map((each) => each[language]).join(semicolon);
  });
};

/** Capitalizes a text that stands alone. */
export const asSentence = (words: Names): Names =>
  byLanguage((language) => words[language].replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language)));

/** Language-neutral form of a refusal for the log: codes with their values. */
export const refusalNote = ({ faults }: FileRefusal): string =>
  faults.map(({ code, values = {} }) => [code, ...Object.values(values)].join(' ')).join('; ');
