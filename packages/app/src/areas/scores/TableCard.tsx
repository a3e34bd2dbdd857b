import { useLingui } from '@lingui/react/macro';
import { seasonTable } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { useSnapshot } from 'valtio';
import { api, whenSeenOf } from '../../platform/api/api.ts';
import { tableBeside } from '@pitchside/api/screens/ScoreDetail';
import { useResource } from '../../platform/resource/useResource.ts';
import { useLaterMask } from './later/useLaterMask.tsx';
import { LeagueLines } from './standings/LeagueLines.tsx';
import { detail } from './detail.store.ts';
import { plural } from '@lingui/core/macro';
import type { Standing } from '@pitchside/ui/LeagueTable';

/** Returns a function that describes how a running score changes the table positions of both sides; undefined without a change. */
function useIfItStays(): (table: readonly Standing[], sides: readonly string[]) => string | undefined {
  const { t } = useLingui();
  return (table, sides) => {
    const moves = table
      .filter(({ team, live, moved = 0 }) => sides.includes(team.id) && live !== undefined && moved !== 0)
      .map(({ team: { shortName }, moved = 0 }) => {
        const places = Math.abs(moved);
        return moved > 0
          ? t`${plural(places, { other: `${shortName} 升 # 位` })}`
          : t`${plural(places, { other: `${shortName} 跌 # 位` })}`;
      });
    const movesText = moves.join(t({ id: 'list.comma', message: '，' }));
    return movesText === '' ? undefined : t`比分保持：${movesText}`;
  };
}

/** Least time between two looks at the table, ms: goals of a minute are one look. */
const pause = 5_000;

/**
 * Table of a football match's competition, live while it is played, with both sides marked; in a cup the group of the two. `around`
 * shortens it to both sides and their neighbours.
 */
export function TableCard({ around = false }: { around?: boolean }) {
  const { t } = useLingui();
  const stays = useIfItStays();
  const { match } = useSnapshot(detail);
  const id = match?.competition.id;
  const mask = useLaterMask({ competition: id });
  const {
    value: season,
    state,
    again,
  } = useResource(
    match && id !== undefined ? id : null,
    // A table that counts running matches is a spoiler like the score.
    (signal) => whenSeenOf(match?.id ?? '', api.call(seasonTable, tableBeside(id ?? ''), { signal })),
    { version: `${match?.status} ${match?.home_score} ${match?.away_score}`, pause },
  );
  if (!match) return null;
  if (mask) return mask;
  const sides = [match.home.id, match.away.id];
  const group = season?.groups.find(({ overall }) => overall.some(({ team_id }) => sides.includes(team_id)));
  return (
    <Card
      stacked
      aria-busy={!season && state !== 'failed'}
      title={t`积分榜`}
      more={{ href: `/base-football?id=${encodeURIComponent(match.competition.id)}`, label: t`完整` }}
    >
      <LeagueLines
        season={season}
        group={group}
        state={state}
        again={again}
        name={match.competition.short_name}
        marked={sides}
        around={around}
        {...(around && { note: (lines) => stays(lines, sides) })}
        height={around ? 340 : 520}
      />
    </Card>
  );
}
