import { clipList } from '../live/clips/index.ts';
import { seasonTable } from '../scores/competitions/index.ts';
import { matchAnalysis, matchBattle, matchDetail, sports, type Sport } from '../scores/matches/index.ts';
import { question, type Question } from './question.ts';

/** Valid id of a match in an address; anything else is no match and is not requested. */
const known = /^[\w-]{1,80}$/;

/** Reads which match an address means; unknown sports mean football. */
export function readMatch(address: URLSearchParams): { id: string | null; sport: Sport } {
  const wanted = address.get('sport') ?? address.get('type');
  const id = address.get('id')?.trim() ?? '';
  return { id: known.test(id) ? id : null, sport: sports.find((sport) => sport === wanted) ?? 'football' };
}

/** Query of the table beside a match, which counts running matches. */
export const tableBeside = (competition: string) => ({ id: competition, live: 1 }) as const;

/** Query of the clips of a match. */
export const clipsOf = (match: string) => ({ match_id: match, limit: 50 }) as const;

/** First requests of /score-detail: the match, what it carries beyond its score, its analysis, its clips, the table of its competition. */
export function scoreDetailQuestions(address: URLSearchParams): Question[] {
  const { id, sport } = readMatch(address);
  if (id === null) return [];
  return [
    question(matchBattle, { type: sport, id }, ({ match }) =>
      match.sport === 'football' ? [question(seasonTable, tableBeside(match.competition.id)), question(clipList, clipsOf(match.id))] : [],
    ),
    question(matchDetail, { id }),
    question(matchAnalysis, { id }),
  ];
}
