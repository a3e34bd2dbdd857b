import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { analysisPages, type AnalysisPage, type LivePatch, type ScoreMatch } from '@pitchside/ui/ScoreTable';
import type { Stat } from '@pitchside/ui/StatBars';
import { detailHref } from '../matchLinks.ts';
import { rowView, teamView } from '../match.presenter.ts';
import type { ScoreColumns } from './scoresChoice.store.ts';

/** Tab of the match's page, and the market on it, behind each line of the menu of a row. */
const pages: Record<AnalysisPage, string> = {
  situation: 'situation',
  form: 'analysis',
  asian: 'index&market=asian',
  size: 'index&market=size',
  european: 'index&market=european',
  lineups: 'lineups',
};
/** Only football has line-ups. */
const pagesOf: Record<Match['sport'], readonly AnalysisPage[]> = {
  football: analysisPages,
  basketball: analysisPages.filter((page) => page !== 'lineups'),
  esports: [],
};

/** Shape of a row: everything whose change renders it again, since the cells do not follow it by themselves. */
export const shapeOf = ({ status, kickoff_at, room_count, penalties, round }: Match): string =>
  `${matchPhase(status)} ${kickoff_at} ${room_count > 0} ${penalties ? `${penalties.home}-${penalties.away}` : ''} ${round}`;

/** A row with its links and, as chosen, full names and cards. */
export function scoreRow(match: Match, { value1: cards, value4: fullNames }: ScoreColumns): ScoreMatch {
  const { cards: shown, ...row } = rowView(match);
  const name = (team: Match['home']) => (fullNames ? { ...teamView(team), shortName: team.name } : teamView(team));
  const analysis = Object.fromEntries(pagesOf[match.sport].map((page) => [page, `${detailHref(match)}&tab=${pages[page]}`]));
  return {
    ...row,
    home: name(match.home),
    away: name(match.away),
    href: detailHref(match),
    analysis,
    ...(cards && shown && { cards: shown }),
  };
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Changed fields of a row since its last state; all fields for a new row. */
export function scorePatch(match: Match, before: Match | undefined, { value1: withCards }: ScoreColumns): LivePatch {
  const { status, score, halfTime, corners, cards } = rowView(match);
  const clock =
    before?.status !== match.status ||
    before.minute !== match.minute ||
    before.added !== match.added ||
    before.kickoff_at !== match.kickoff_at;
  const scored = before?.home_score !== match.home_score || before.away_score !== match.away_score;
  return {
    ...(clock && { status }),
    ...(scored && { score }),
    ...(halfTime && differs(match.half, before?.half) && { halfTime }),
    ...(corners && differs(match.counts?.corner, before?.counts?.corner) && { corners }),
    ...(withCards && cards && differs(match.counts, before?.counts) && { cards }),
    ...(match.room_count !== before?.room_count && { rooms: match.room_count }),
  };
}

/** The few figures of both sides that a row itself knows. */
export function figuresOf(
  { counts, basketball }: Match,
  words: { corner: string; yellow: string; red: string; fouls: string; timeouts: string },
): Stat[] {
  if (basketball)
    return (['fouls', 'timeouts'] as const).map((kind) => ({
      id: kind,
      label: words[kind],
      home: basketball[kind][0],
      away: basketball[kind][1],
    }));
  if (!counts) return [];
  return (['corner', 'yellow', 'red'] as const).map((kind) => ({
    id: kind,
    label: words[kind],
    home: counts[kind].home,
    away: counts[kind].away,
  }));
}
