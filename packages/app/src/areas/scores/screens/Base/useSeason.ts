import { basketballTable, seasonList, seasonRounds, seasonTable } from '@pitchside/api/scores/competitions';
import type { Match } from '@pitchside/api/scores/matches';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { realtime } from '../../../../platform/realtime/realtime.ts';
import { onSeen } from '../../../../platform/guard/visibleMatches.ts';
import { ofSeason, type BasePlace } from '@pitchside/api/screens/Base';
import { keepLeague } from '../../base/place.ts';

/** Delay before a season's table is fetched again after a change of a match, ms: several goals of a minute cause one request. */
const settles = 3_000;

/**
 * Data of the shown season: names, rounds and tables, the tables live while its matches are played. `turn` grows on every refresh of them.
 */
export function useSeason(place: BasePlace) {
  const { id, sport } = place;
  const key = `${id} ${place.season}`;
  const names = useResource(id ? `list ${id}` : null, (signal) => api.call(seasonList, { id: id ?? '' }, { signal }));
  const rounds = useResource(id ? `rounds ${key}` : null, (signal) => api.call(seasonRounds, ofSeason(place), { signal }));
  const table = useResource(id ? `table ${key}` : null, (signal) =>
    sport === 'football'
      ? api.call(seasonTable, { ...ofSeason(place), live: 1 }, { signal })
      : api.call(basketballTable, ofSeason(place), { signal }),
  );
  const [turn, setTurn] = useState(0);
  const again = useRef(() => {});
  useEffect(() => {
    again.current = () => {
      table.again();
      rounds.again();
      setTurn((before) => before + 1);
    };
  });
  useEffect(() => {
    if (!id || table.state !== 'ready') return undefined;
    keepLeague(sport, id);
    const seen = new Map<string, string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (match: Match) => {
      if (match.competition.id !== id) return;
      const now = `${match.status} ${match.home_score} ${match.away_score}`;
      const before = seen.get(match.id);
      seen.set(match.id, now);
      // The first sight of a match is what the table already counts.
      if (before === undefined || before === now) return;
      clearTimeout(timer);
      timer = setTimeout(() => again.current(), settles);
    };
    // What the topic brings is heard of when it may be seen.
    const leave = realtime.subscribe(`matches:${sport}`, { onEvent: () => undefined, onReset: () => again.current() });
    const stop = onSeen(look);
    return () => {
      clearTimeout(timer);
      stop();
      leave();
    };
  }, [id, sport, table.state]);
  // A league whose season ends with play-offs has a bracket too.
  const hasBracket = names.value?.kind === 'cup' || (rounds.value?.rounds.some(({ stage }) => stage === 'knockout') ?? false);
  return { names, rounds, table, turn, hasBracket };
}
export type SeasonView = ReturnType<typeof useSeason>;
