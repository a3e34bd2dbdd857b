import { useLingui } from '@lingui/react/macro';
import { matchBattle, matchPhase, type Match, type MatchEvent, type MatchEventKind } from '@pitchside/api/scores/matches';
import type { Team } from '@pitchside/ui/Crest';
import { GamePeek, MatchPeek } from '@pitchside/ui/ScoreTable';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { boxView, scoreOf } from '../detail/box.presenter.ts';
import { useBox } from '../detail/useBox.ts';
import { eventView, isFootballEvent } from '../match.presenter.ts';
import { liveTable } from '../matches.store.ts';
import { isSeen } from '../../../platform/guard/spoiler.store.ts';
import type { ScoreSport } from './scoresKit.ts';
import { figuresOf } from './scores.presenter.ts';

/** Event kinds in the card beside a score; the page of the match shows the rest. */
const shownKinds: ReadonlySet<MatchEventKind> = new Set([
  'goal',
  'penalty_goal',
  'own_goal',
  'goal_cancelled',
  'yellow',
  'second_yellow',
  'red',
]);

/** Cache of the last opened cards, so that a second look shows them at once. */
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

interface PeekProps {
  id: string;
  home: Team;
  away: Team;
}

/** Card beside a score: events so far, by sport. */
export function ScoresPeek({ sport, ...match }: PeekProps & { sport: ScoreSport }) {
  return sport === 'basketball' ? <GameOf {...match} /> : <MatchOf sport={sport} {...match} />;
}

/** Points by quarter of a game, its last minutes and its best players. */
function GameOf({ id, home, away }: PeekProps) {
  const row = useSnapshot(liveTable('basketball').state).byId[id];
  const { state, box } = useBox(id, row?.version ?? 0);
  if (!row) return null;
  const { basketball: game, home_score, away_score, status } = row;
  const players = state === 'loading' ? undefined : box && { home: box.home.map(boxView), away: box.away.map(boxView) };
  return (
    <GamePeek
      home={home}
      away={away}
      periods={(game?.periods ?? []).map(scoreOf)}
      total={home_score === null || away_score === null ? null : { home: home_score, away: away_score }}
      isOn={matchPhase(status) === 'playing'}
      {...(game && { leads: game.leads })}
      {...(players !== undefined && { players })}
    />
  );
}

/** Goals and cards of a match so far, and a few figures. */
function MatchOf({ sport, id, home, away }: PeekProps & { sport: ScoreSport }) {
  const { t } = useLingui();
  // Without an answer the card stays as it is; the page of the match shows more.
  const known = useResource(`${sport} ${id}`, () => look(sport, id)).value ?? seen.get(id);
  const events = known?.events
    .filter(isFootballEvent)
    .filter(({ kind, at }) => shownKinds.has(kind) && isSeen(id, at))
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
