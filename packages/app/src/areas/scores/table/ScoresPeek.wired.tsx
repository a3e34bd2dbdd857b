import { useLingui } from '@lingui/react/macro';
import { matchBattle, type Match, type MatchEvent, type MatchEventKind } from '@pitchside/api/matches';
import type { Team } from '@pitchside/ui/Crest';
import { MatchPeek } from '@pitchside/ui/ScoreTable';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { eventView, isFootballEvent } from '../matches/match.view.ts';
import { liveTable } from '../matches/matches.store.ts';
import { isSeen } from '../../../platform/guard/spoiler.store.ts';
import type { ScoreSport } from './scores.kit.ts';
import { figuresOf } from './scores.view.ts';

/** What is told beside a score; the page of the match tells the rest. */
const told: ReadonlySet<MatchEventKind> = new Set(['goal', 'penalty_goal', 'own_goal', 'goal_cancelled', 'yellow', 'second_yellow', 'red']);

/** What the last cards held, so that a second look waits for nothing. */
const seen = new Map<string, { match: Match; events: readonly MatchEvent[] }>();
const most = 50;

async function look(sport: ScoreSport, id: string): Promise<{ match: Match; events: readonly MatchEvent[] }> {
  const { match, events } = await api.call(matchBattle, { type: sport, id });
  seen.delete(id);
  seen.set(id, { match, events });
  const [oldest] = seen.keys();
  if (seen.size > most && oldest !== undefined) seen.delete(oldest);
  return { match, events };
}

/** The card beside a score: goals and cards of the match so far, and a few figures. */
export function ScoresPeek({ sport, id, home, away }: { sport: ScoreSport; id: string; home: Team; away: Team }) {
  const { t } = useLingui();
  // Without an answer the card stays as it is; the match has a page that tells more.
  const known = useResource(`${sport} ${id}`, () => look(sport, id)).value ?? seen.get(id);
  const events = known?.events
    .filter(isFootballEvent)
    .filter(({ kind, at }) => told.has(kind) && isSeen(id, at))
    .map(eventView);
  const row = liveTable(sport).state.byId[id] ?? known?.match;
  return (
    <MatchPeek
      home={home}
      away={away}
      {...(events && { events })}
      {...(row && {
        stats: figuresOf(row, {
          corner: t`角球`,
          yellow: t({ id: 'stat.yellow', message: '黄牌' }),
          red: t({ id: 'stat.red', message: '红牌' }),
          fouls: t`本节犯规`,
          timeouts: t`剩余暂停`,
        }),
      })}
    />
  );
}
