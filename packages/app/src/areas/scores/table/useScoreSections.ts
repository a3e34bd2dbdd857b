import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import type { ScoreMatch, ScoreSection } from '@pitchside/ui/ScoreTable';
import { useMemo } from 'react';
import type { ScoreOrder } from './scoresChoice.store.ts';
import { leaguesOf } from './scoresLeagues.ts';
import type { ScoreTab } from './scoresPlace.ts';
import { blocksOf } from './scoresSections.ts';

interface Listed<Item extends ScoreMatch> {
  /** All matches of the tab, and those that a filter leaves. */
  all: readonly Match[];
  shown: readonly Match[];
  tab: ScoreTab;
  pins: ReadonlySet<string>;
  now: number;
  order: ScoreOrder;
  /** Path of the page that has the table of a league. */
  basePath: string;
  itemOf: (match: Match) => Item;
}

/** Sections of a table: leagues below the pinned matches, or running, upcoming and finished ones. */
export function useScoreSections<Item extends ScoreMatch>({
  all,
  shown,
  tab,
  pins,
  now,
  order,
  basePath,
  itemOf,
}: Listed<Item>): ScoreSection<Item>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const byId = new Map(shown.map((match) => [match.id, match]));
    const itemsOf = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const match = byId.get(id);
        return match ? [itemOf(match)] : [];
      });
    if (order === 'league') {
      const { pinned, leagues } = leaguesOf(shown, tab, pins, now);
      return [
        { group: 'pinned' as const, matches: itemsOf(pinned) },
        ...leagues.map(({ competition: { id, name, color }, round, ids }) => ({
          group: 'league' as const,
          league: { id, name, color, ...(round && { round }), href: `${basePath}?${new URLSearchParams({ id })}` },
          matches: itemsOf(ids),
        })),
      ];
    }
    const playing = blocksOf(all, tab, pins, now).find(({ group }) => group === 'live');
    const hidden = playing?.ids.filter((id) => !byId.has(id)).length ?? 0;
    return blocksOf(shown, tab, pins, now).map(({ group, ids }) => ({
      group,
      matches: itemsOf(ids),
      ...(group === 'live' && hidden > 0 && { hint: t`另有 ${hidden} 场被筛选隐藏` }),
    }));
  }, [shown, all, tab, pins, now, order, basePath, itemOf, t]);
}
