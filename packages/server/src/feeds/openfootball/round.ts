import type { Stage } from '@pitchside/api/competitions';
import type { Names } from '../../text/local.ts';
import { BrokenFile } from '../files/broken.ts';

/** A round with its place among those of a season. */
export interface ReadRound {
  stage: Stage;
  order: number;
  names: Names;
}

const say = (zh: string, en: string, vi: string): Names => ({ zh, en, vi });

/** Rounds after the groups begin here; those between league and knock-out before it. */
const firstKnockout = 100;
const firstPlayoff = 80;

const knockout: readonly (readonly [written: RegExp, names: Names])[] = [
  [/^round of 64$/i, say('64强', 'Round of 64', 'Vòng 64 đội')],
  [/^round of 32$/i, say('32强', 'Round of 32', 'Vòng 32 đội')],
  [/^(round of 16|eighth-finals?)$/i, say('16强', 'Round of 16', 'Vòng 16 đội')],
  [/^quarter-?finals?$/i, say('8强', 'Quarter-finals', 'Tứ kết')],
  [/^semi-?finals?$/i, say('半决赛', 'Semi-finals', 'Bán kết')],
  [/^((match for )?third[- ]place( match| play-?off)?|3rd place)$/i, say('三四名决赛', 'Third place', 'Tranh hạng ba')],
  [/^final$/i, say('决赛', 'Final', 'Chung kết')],
];

const leagueRound =
  /^(?:regular(?: season)?,?\s*)?(?:(?:matchday|round|week|jornada|spieltag|giornata|journée|runde) (?<after>\d{1,2})|(?<before>\d{1,2})\. (?:round|matchday|spieltag|runde))$/i;
const playoffRound = /play-?offs?(?:.*?(\d{1,2}))?/i;

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

const relegationRound = /^relegation (?:round|group|stage)(?:.*?(\d{1,2}))?$/i;
/** Rounds in which some teams of a league play on about staying up begin here. */
const firstRelegation = 60;

/** Reads what a file calls a round; `Playoffs, Matchday 1` of a league is no round of the league. */
export function roundOf(written: string): ReadRound {
  const league = leagueRound.exec(written);
  if (league) return ofLeague(Number(league.groups?.after ?? league.groups?.before));
  // A knock-out round may stand behind the name of its stage: `Championship stage, Semi-finals`.
  const last = written.split(/[,|]\s*/).at(-1) ?? written;
  const index = knockout.findIndex(([pattern]) => pattern.test(written) || pattern.test(last));
  const found = knockout[index];
  if (found) return { stage: 'knockout', order: firstKnockout + index, names: found[1] };
  const relegation = relegationRound.exec(written);
  if (relegation) {
    const number = Number(relegation[1] ?? 1);
    return {
      stage: 'playoff',
      order: firstRelegation + number,
      names: say(`保级组第${number}轮`, `Relegation round, match ${number}`, `Vòng trụ hạng, lượt ${number}`),
    };
  }
  const playoff = playoffRound.exec(written);
  if (!playoff) throw new BrokenFile(`the round "${written}" is not known`);
  const number = Number(playoff[1] ?? 1);
  return {
    stage: 'playoff',
    order: firstPlayoff + number,
    names: say(`附加赛第${number}轮`, `Play-offs, round ${number}`, `Play-off, lượt ${number}`),
  };
}
