import type { Stage } from '@pitchside/api/competitions';
import type { Names } from '../../text/local.ts';
import { broken } from '../files/broken.ts';

/** A round with its place among those of a season. */
export interface ReadRound {
  stage: Stage;
  order: number;
  names: Names;
}

const say = (zh: string, en: string, vi: string): Names => ({ zh, en, vi });

/** Where the rounds of each kind begin: those about staying up, those between league and knock-out, those of the knock-out, and those about single places. */
const first = { relegation: 60, playoff: 80, knockout: 100, places: 200, place: 300 } as const;
/** Lower places are played for first. */
const mostPlaces = 99;

const knockout: readonly (readonly [written: RegExp, names: Names])[] = [
  [/^round of 64$/i, say('64强', 'Round of 64', 'Vòng 64 đội')],
  [/^round of 32$/i, say('32强', 'Round of 32', 'Vòng 32 đội')],
  [/^(round of 16|eighth-finals?)$/i, say('16强', 'Round of 16', 'Vòng 16 đội')],
  [/^quarter-?finals?$/i, say('8强', 'Quarter-finals', 'Tứ kết')],
  [/^semi-?finals?$/i, say('半决赛', 'Semi-finals', 'Bán kết')],
  [/^((match for )?third[- ]place( match| play-?off)?|3(rd|\.) (place|platz))$/i, say('三四名决赛', 'Third place', 'Tranh hạng ba')],
  [/^final$/i, say('决赛', 'Final', 'Chung kết')],
];

/** The round of a cup between its league and its last 16. */
const cupPlayoff: ReadRound = {
  stage: 'knockout',
  order: first.knockout - 1,
  names: say('淘汰赛附加赛', 'Knockout play-offs', 'Play-off vòng loại trực tiếp'),
};

const leagueRound =
  /^(?:(?:regular(?: season)?|league),?\s*)?(?:(?:matchday|round|week|jornada|spieltag|giornata|journée|runde) (?<after>\d{1,2})|(?<before>\d{1,2})\. (?:round|matchday|spieltag|runde))$/i;
const relegation = /^relegation(?! play-?offs?)\b(?:.*?(?<number>\d{1,2}))?/i;
const decider = /(?:direkter abstieg|direct relegation)$/i;
const places = /(?<from>\d{1,2})\.?\s?[-–]\s?(?<to>\d{1,2})(?:th|\.)? (?:platz|place)(?: play-?offs?)?$/i;
const place = /(?<number>\d{1,2})(?:st|nd|rd|th|\.) (?:platz|place)$/i;
const playoff = /play-?offs?(?:.*?(?<number>\d{1,2}))?/i;

const ofLeague = (number: number): ReadRound => ({
  stage: 'league',
  order: number,
  names: say(`第${number}轮`, `Round ${number}`, `Vòng ${number}`),
});

/** The round of a group, of which files name only the day. */
export const ofGroup = (number: number): ReadRound => ({
  stage: 'group',
  order: number,
  names: say(`小组赛第${number}轮`, `Group stage, round ${number}`, `Vòng bảng, lượt ${number}`),
});

/** Rounds after a league, each by what it is written like; the first that fits counts. */
const afterwards: readonly (readonly [written: RegExp, round: (found: Record<string, string | undefined>) => Omit<ReadRound, 'stage'>])[] =
  [
    [
      places,
      ({ from, to }) => ({
        order: first.places + mostPlaces - Number(from),
        names: say(`第${from}至${to}名附加赛`, `Places ${from} to ${to}`, `Tranh hạng ${from} đến ${to}`),
      }),
    ],
    [
      place,
      ({ number }) => ({
        order: first.place + mostPlaces - Number(number),
        names: say(`第${number}名之争`, `Place ${number}`, `Tranh hạng ${number}`),
      }),
    ],
    [decider, () => ({ order: first.place, names: say('降级之争', 'Relegation decider', 'Quyết định xuống hạng') })],
    [
      relegation,
      ({ number = '1' }) => ({
        order: first.relegation + Number(number),
        names: say(`保级组第${number}轮`, `Relegation round, match ${number}`, `Vòng trụ hạng, lượt ${number}`),
      }),
    ],
    [
      playoff,
      ({ number = '1' }) => ({
        order: first.playoff + Number(number),
        names: say(`附加赛第${number}轮`, `Play-offs, round ${number}`, `Play-off, lượt ${number}`),
      }),
    ],
  ];

/**
 * Reads what a file calls a round; `Playoffs, Matchday 1` of a league is no round of the league.
 * @param isCup whose play-offs lead from a league to the knock-out
 */
export function roundOf(written: string, isCup = false): ReadRound {
  const league = leagueRound.exec(written);
  if (league) return ofLeague(Number(league.groups?.after ?? league.groups?.before));
  // A knock-out round may stand behind the name of its stage: `Championship stage, Semi-finals`.
  const last = written.split(/[,|]\s*/).at(-1) ?? written;
  const index = relegation.test(written) ? -1 : knockout.findIndex(([pattern]) => pattern.test(written) || pattern.test(last));
  const found = knockout[index];
  if (found) return { stage: 'knockout', order: first.knockout + index, names: found[1] };
  if (isCup && playoff.test(written)) return cupPlayoff;
  for (const [pattern, round] of afterwards) {
    const match = pattern.exec(written);
    if (match) return { stage: 'playoff', ...round(match.groups ?? {}) };
  }
  throw broken('unknownRound', { round: written });
}
