import type { Stage } from '@pitchside/api/scores/competitions';
import { byLanguage, type Names } from '../../text/local.ts';
import { broken } from '../files/broken.ts';

/** A round with its place among those of a season. */
export interface ReadRound {
  stage: Stage;
  order: number;
  names: Names;
  /** The group, or the half of a league that has split, from the name of the round. */
  group?: string;
}

const say = (zh: string, en: string, vi: string): Names => ({ zh, en, vi });

/**
 * First round number of each kind: final group, relegation, play-offs between league and knock-out, knock-out, replays, and matches for
 * single places.
 */
const first = { finalGroup: 40, relegation: 60, playoff: 80, knockout: 100, replay: 150, places: 200, place: 300 } as const;
/** Lower places are played for first. */
const mostPlaces = 99;

/**
 * Rounds of a knock-out from the first on, as files of several languages write them; those before the last 64 are numbered before the
 * others.
 */
const knockout: readonly (readonly [written: RegExp, names: Names])[] = [
  [/^preliminary (?:round|stage)$/i, say('预赛轮', 'Preliminary round', 'Vòng sơ loại')],
  [/^(?:first|1st) round$|^round one$/i, say('首轮', 'First round', 'Vòng một')],
  [/^(?:second|2nd) round$/i, say('次轮', 'Second round', 'Vòng hai')],
  [/^(?:round of|last) 128$|^1\/64[- ]?finals?$/i, say('128强', 'Round of 128', 'Vòng 128 đội')],
  [/^(?:round of|last) 64$|^1\/32[- ]?finals?$/i, say('64强', 'Round of 64', 'Vòng 64 đội')],
  [/^(?:round of|last) 32$|^1\/16[- ]?finals?$|^sechzehntelfinale$/i, say('32强', 'Round of 32', 'Vòng 32 đội')],
  [/^(?:(?:round of|last) 16|eighth-?finals?|1\/8[- ]?finals?|achtelfinale)$/i, say('16强', 'Round of 16', 'Vòng 16 đội')],
  [/^(?:quarter[- ]?finals?|1\/4[- ]?finals?|viertelfinale|last 8)$/i, say('8强', 'Quarter-finals', 'Tứ kết')],
  [/^(?:semi[- ]?finals?|1\/2[- ]?finals?|halbfinale|last 4)$/i, say('半决赛', 'Semi-finals', 'Bán kết')],
  [
    /^(?:(?:(?:match|play-?off) for )?(?:the )?(?:third|3rd)[- ]place(?: match| play-?off| final)?|3(?:rd|\.) (?:place|platz)|spiel um platz 3)$/i,
    say('三四名决赛', 'Third place', 'Tranh hạng ba'),
  ],
  [/^(?:grand )?finals?$|^finale$/i, say('决赛', 'Final', 'Chung kết')],
];
/** Indexes in `knockout` of the last rounds of play-offs. */
const [quarterFinals, semiFinals, final] = [7, 8, 10] as const;
/** Rounds before the last 64. */
const before64 = 4;

const ofKnockout = (index: number): ReadRound | undefined => {
  const found = knockout[index];
  if (!found) return undefined;
  // The play-offs of a cup come right before the last 64.
  const order = first.knockout + index - before64 - (index < before64 ? 1 : 0);
  return { stage: 'knockout', order, names: found[1] };
};

/** Other names for rounds in `knockout`. */
const otherNames: readonly (readonly [written: RegExp, place: number, names: Names])[] = [
  [/^elimination[- ]finals?$/i, quarterFinals, say('淘汰决赛', 'Elimination finals', 'Vòng loại trực tiếp')],
];

const knockoutCalled = (written: string): ReadRound | undefined => {
  const other = otherNames.find(([pattern]) => pattern.test(written));
  const found = ofKnockout(other?.[1] ?? knockout.findIndex(([pattern]) => pattern.test(written)));
  return found && other ? { ...found, names: other[2] } : found;
};

/** The round of a cup between its league and its last 16. */
const cupPlayoff: ReadRound = {
  stage: 'knockout',
  order: first.knockout - 1,
  names: say('淘汰赛附加赛', 'Knockout play-offs', 'Play-off vòng loại trực tiếp'),
};

const regular = /^(?:regular(?: season| stage)?|league(?: phase| stage)?|main(?: round| stage)|first stage)[,|:]?\s+/i;
const day = String.raw`(?:(?:matchday|round|week|md|jornada|spieltag|giornata|journée|runde|rodada|speelronde) (?<after>\d{1,2})|(?<before>\d{1,2})\.? (?:round|matchday|spieltag|runde|jornada|giornata|journée|rodada|speelronde))`;
const leagueRound = new RegExp(String.raw`^${day}$`, 'i');
const stageRound = new RegExp(String.raw`^(?<stage>.+?)\s*[,|:–-]\s*${day}$`, 'i');
const groupStage = new RegExp(String.raw`^group(?:s|[- ]stage|[- ]phase)?(?:\s*[,|:–-]?\s*${day})?$`, 'i');
const group = /\bgroup (?<id>[a-z]|\d{1,2})\b/i;
const playoffWord = /\bplay-?offs?\b/i;
const finalGroup = /^final (?:round|group|pool)(?:[,|:]?\s*(?:matchday|round) \d{1,2})?$/i;
const replay = /[,:|\s(]+replays?\)?$/i;
const leg = /[,:|\s(–-]+(?:(?:first|second|1st|2nd|1\.|2\.) leg|leg (?:1|2|one|two)|hinspiel|rückspiel)\)?$/i;
/** Two championships of one season. */
const part =
  /^(?<part>apertura|clausura|opening|closing|[12](?:°|º|st|nd|\.)? (?:semestre|semester|stage|phase|half))(?:\s*[,|:–-]\s*|\s+(?=play-?offs?\b))/i;
const relegation = /^relegation(?! play-?offs?)\b(?:.*?(?<number>\d{1,2}))?/i;
/** Play-offs beside those about the title or promotion. */
const besides = /\b(?:relegation|europa|conference|uefa|european|abstieg)\b/i;
const decider = /(?:direkter abstieg|direct relegation)$/i;
const places = /(?<from>\d{1,2})\.?\s?[-–]\s?(?<to>\d{1,2})(?:th|\.)? (?:platz|place)(?: play-?offs?)?$/i;
const placeOf = /(?<number>\d{1,2})(?:st|nd|rd|th|\.) (?:platz|place)$/i;
const playIn = /\bplay-?in\b(?:.*?(?<number>\d{1,2}))?/i;
const playoff = /play-?offs?(?:.*?(?<number>\d{1,2}))?/i;

const ofLeague = (number: number): ReadRound => ({
  stage: 'league',
  order: number,
  names: say(`第${number}轮`, `Round ${number}`, `Vòng ${number}`),
});

/** Round of a group, of which files contain only the day. */
export const ofGroup = (number: number): ReadRound => ({
  stage: 'group',
  order: number,
  names: say(`小组赛第${number}轮`, `Group stage, round ${number}`, `Vòng bảng, lượt ${number}`),
});

/** Round of the final group, which replaces a final. */
export const ofFinalGroup = (number: number): ReadRound => ({
  stage: 'group',
  order: first.finalGroup + number,
  names: say(`决赛轮第${number}轮`, `Final round, match ${number}`, `Vòng chung kết, lượt ${number}`),
});

/** Halves of a league that has split, the better one first; `id` is that of its group. */
export const halves: readonly { id: string; written: RegExp; names: Names }[] = [
  {
    id: 'championship',
    written: /\b(?:championship|title|play-?offs?|top (?:six|6|half)|final [a6]|meister\w*|upper)\b/i,
    names: say('争冠组', 'Championship', 'Nhóm tranh vô địch'),
  },
  {
    id: 'relegation',
    written: /\b(?:relegation|bottom (?:six|6|half)|final b|abstieg\w*|qualifi\w*|lower)\b/i,
    names: say('保级组', 'Relegation', 'Nhóm trụ hạng'),
  },
];

/** Stage that a file writes before its round: `Championship, Matchday 34`; undefined for a round of a league or a cup. */
export function stagedRound(written: string): { stage: string; number: number } | undefined {
  const { stage, after, before } = stageRound.exec(written)?.groups ?? {};
  return stage === undefined || regular.test(`${stage} `) ? undefined : { stage, number: Number(after ?? before) };
}

/** Round of a half; undefined when the stage is no half. */
export function roundOfHalf(stage: string, number: number): ReadRound | undefined {
  const half = halves.find(({ written }) => written.test(stage));
  if (!half) return undefined;
  const round = ofLeague(number);
  const names = byLanguage((language) => `${half.names[language]}${language === 'zh' ? '' : ', '}${round.names[language].toLowerCase()}`);
  return { ...round, names, group: half.id };
}

/** Round of a stage with a name of its own, such as one of two championships of a year: a table of its own. */
export function roundOfStage(stage: string, number: number): ReadRound {
  const round = ofLeague(number);
  const names = byLanguage((language) => `${stage}, ${round.names[language].toLowerCase()}`);
  return { ...round, stage: 'group', names, group: stage.slice(0, 20) };
}

/** Round of play-offs without a name in the file, by the number of rounds after it. */
export function roundOfPlayoffs(number: number, after: number, isBracket: boolean): ReadRound {
  const known = isBracket ? ofKnockout(after === 0 ? final : after === 1 ? semiFinals : -1) : undefined;
  const names = say(`附加赛第${number}轮`, `Play-offs, round ${number}`, `Play-off, lượt ${number}`);
  return known ?? { stage: 'playoff', order: first.playoff + number, names };
}

/** Rounds after a league, by their names in files; the first that fits counts. */
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
      placeOf,
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
      playIn,
      ({ number = '1' }) => ({
        order: first.playoff + Number(number),
        names: say(`入围赛第${number}轮`, `Play-in, round ${number}`, `Play-in, lượt ${number}`),
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

/** The group that a file writes in place of the round, or beside it: `Group A`, `Group A, Matchday 1`. */
export function groupInRound(written: string): string | undefined {
  const found = group.exec(written);
  return found && !playoffWord.test(written) ? found[0] : undefined;
}

/** Whether a round belongs to groups, which the file may name elsewhere or nowhere. */
export const isOfGroups = (written: string): boolean => groupStage.test(written);
/** Whether a round belongs to the group that replaces a final. */
export const isOfFinalGroup = (written: string): boolean => finalGroup.test(written);

/** Whether a stage may have no round: play-offs, whose rounds follow from the pairings. */
export const isStageAlone = (stage: string | undefined): boolean => stage !== undefined && playoffWord.test(stage);

/** Match day of a league round; undefined for any other. */
export function leagueNumber(written: string): number | undefined {
  const found = leagueRound.exec(written.trim().replace(regular, ''))?.groups;
  return found && Number(found.after ?? found.before);
}

/** Decider between two teams of a group for a place. */
function groupPlayoff(written: string): ReadRound | undefined {
  const { id } = group.exec(written)?.groups ?? {};
  if (id === undefined || !playoffWord.test(written)) return undefined;
  const name = id.toUpperCase();
  return { stage: 'playoff', order: first.playoff, names: say(`${name}组附加赛`, `Group ${name} play-off`, `Play-off bảng ${name}`) };
}

/** Round of a knock-out, also after the name of its stage and with legs and replays: `Championship stage, Semi-finals`. */
function knockoutRound(whole: string, isBesides: boolean): ReadRound | undefined {
  const isReplay = replay.test(whole);
  const written = whole.replace(replay, '').replace(leg, '');
  const last = written.split(/\s*[,|]\s*|\s+[–-]\s+/).at(-1) ?? written;
  const isKnockout = !isBesides && !relegation.test(written);
  const found = isKnockout ? (knockoutCalled(written) ?? knockoutCalled(last)) : undefined;
  // A replay belongs to the tie of its round; it is another match between the same two.
  return found && isReplay ? { ...found, order: found.order - first.knockout + first.replay } : found;
}

/** A round after a league: of its knock-out, of play-offs, or of places. */
function afterLeague(written: string, isCup: boolean): ReadRound | undefined {
  const found = knockoutRound(written, besides.test(written) && playoffWord.test(written));
  if (found) return found;
  if (isCup && playoffWord.test(written)) return cupPlayoff;
  for (const [pattern, round] of afterwards) {
    const match = pattern.exec(written);
    if (match) return { stage: 'playoff', ...round(match.groups ?? {}) };
  }
  return undefined;
}

/** Round of one of two championships of a season; those of the second come after those of the first. */
function ofPart(name: string, round: ReadRound): ReadRound {
  const second = /^(?:clausura|closing|2)/i.test(name) ? knockout.length : 0;
  return { ...round, order: round.order + second, names: byLanguage((language) => `${name}, ${round.names[language]}`) };
}

/**
 * Parses the name of a round; `Playoffs, Matchday 1` of a league is no round of the league.
 * @param isCup whose play-offs lead from a league to the knock-out
 */
export function roundOf(whole: string, isCup = false): ReadRound {
  const { part: name } = part.exec(whole)?.groups ?? {};
  const written = whole.trim().replace(regular, '');
  const league = leagueNumber(written);
  if (league !== undefined) return ofLeague(league);
  const ofGroups = groupPlayoff(written);
  if (ofGroups) return ofGroups;
  const staged = name !== undefined && !playoffWord.test(written) ? stagedRound(written) : undefined;
  if (staged) return roundOfStage(staged.stage, staged.number);
  const round = afterLeague(written, isCup);
  if (!round) throw broken('unknownRound', { round: whole });
  return name === undefined ? round : ofPart(name, round);
}
