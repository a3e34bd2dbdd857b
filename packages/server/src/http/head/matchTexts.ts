import { msg } from '@lingui/core/macro';
import { zoneOfLanguage } from '@pitchside/api/screens/days';
import { matchPhase, type Match, type MatchStatus } from '@pitchside/api/scores/matches';
import type { Language } from '../../text/local.ts';
import type { Card, HeadSource, LinkedData } from './pageHead.types.ts';

/** Words of states in which no minute runs. */
const states: Partial<Record<MatchStatus, ReturnType<typeof msg>>> = {
  tbd: msg({ id: 'head.tbd', message: '时间待定' }),
  half_time: msg({ id: 'head.halfTime', message: '中场' }),
  extra_time: msg({ id: 'head.extraTime', message: '加时' }),
  penalties: msg({ id: 'head.penalties', message: '点球大战' }),
  finished: msg({ id: 'head.finished', message: '完场' }),
  postponed: msg({ id: 'head.postponed', message: '推迟' }),
  interrupted: msg({ id: 'head.interrupted', message: '中断' }),
  abandoned: msg({ id: 'head.abandoned', message: '腰斩' }),
  cancelled: msg({ id: 'head.cancelled', message: '取消' }),
  q1: msg({ id: 'head.q1', message: '第一节' }),
  q1_end: msg({ id: 'head.q1End', message: '第一节结束' }),
  q2: msg({ id: 'head.q2', message: '第二节' }),
  q3: msg({ id: 'head.q3', message: '第三节' }),
  q3_end: msg({ id: 'head.q3End', message: '第三节结束' }),
  q4: msg({ id: 'head.q4', message: '第四节' }),
  overtime: msg({ id: 'head.overtime', message: '加时赛' }),
  playing: msg({ id: 'head.playing', message: '进行中' }),
  between_maps: msg({ id: 'head.playing', message: '进行中' }),
};

/** Date and time of an instant, with the zone where it is not the one of the language's country. */
export const timeText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zoneOfLanguage[language],
    ...(language === 'en' && { timeZoneName: 'short' }),
  }).format(at);

const hasScore = (match: Match): match is Match & { home_score: number; away_score: number } =>
  match.home_score !== null && match.away_score !== null && matchPhase(match.status) !== 'before';

/** State of a match in short: a minute, a word, or the kick-off before it. */
function stateText(match: Match, { say, language }: HeadSource): string {
  if (match.status === 'scheduled') return timeText(match.kickoff_at, language);
  if (match.minute !== null && (match.status === 'first_half' || match.status === 'second_half' || match.status === 'extra_time'))
    return match.added > 0 ? `${match.minute}+${match.added}'` : `${match.minute}'`;
  const word = states[match.status];
  return word ? say(word) : say(msg({ id: 'head.playing', message: '进行中' }));
}

/** Texts of a match in a head. */
export interface MatchTexts {
  /** Arsenal 2–1 Sunderland. */
  sides: string;
  /** 67'. */
  state: string;
  /** Premier League, round 14. */
  league: string;
  score: string;
}

/** Texts about a match; where the score is hidden, those of the time before it. */
export function matchTexts(match: Match, source: HeadSource): MatchTexts {
  const { home, away, competition, round } = match;
  const isShown = hasScore(match) && !source.hidesScore;
  return {
    sides: isShown
      ? `${home.name} ${match.home_score}–${match.away_score} ${away.name}`
      : source.say(msg({ id: 'head.versus', message: `${home.name} 对 ${away.name}` })),
    state: source.hidesScore ? timeText(match.kickoff_at, source.language) : stateText(match, source),
    // Results of the demo world are marked wherever they stand.
    league: [competition.name, round, match.is_simulated ? source.say(msg({ id: 'head.simulated', message: '（模拟）' })) : '']
      .filter((part) => part !== '')
      .join(' '),
    score: isShown ? `${match.home_score} - ${match.away_score}` : 'VS',
  };
}

/** Card of a match. */
export function matchCard(match: Match, { state, league, score }: MatchTexts): Card {
  const side = ({ name, short_name, colors }: Match['home']) => ({ name, short: short_name, colors });
  return { kind: 'match', headline: league, state, score, home: side(match.home), away: side(match.away) };
}

/** Path of the page of a match. */
export const matchPath = ({ id, sport }: Pick<Match, 'id' | 'sport'>): string =>
  `/score-detail?${new URLSearchParams({ id, ...(sport !== 'football' && { sport }) })}`;

const eventStatuses: Partial<Record<MatchStatus, string>> = {
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  abandoned: 'EventCancelled',
};

/** Names of sports as search engines know them. */
const sportNames = { football: 'Soccer', basketball: 'Basketball', esports: 'Esports' } as const;

/** A match as `SportsEvent`. */
export function sportsEvent(match: Match, words: MatchTexts, { link }: HeadSource): LinkedData {
  const url = link(matchPath(match));
  const team = ({ id, name }: Match['home']) => ({
    '@type': 'SportsTeam',
    name,
    sport: sportNames[match.sport],
    ...(match.sport !== 'esports' && { url: link(`/base-${match.sport}?${new URLSearchParams({ team: id })}`) }),
  });
  const [home, away] = [team(match.home), team(match.away)];
  return {
    '@type': 'SportsEvent',
    name: `${match.home.name} – ${match.away.name}`,
    description: [words.sides, words.state, words.league].join(', '),
    sport: sportNames[match.sport],
    startDate: new Date(match.kickoff_at).toISOString(),
    eventStatus: `https://schema.org/${eventStatuses[match.status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    superEvent: { '@type': 'EventSeries', name: match.competition.name },
    url,
  };
}
