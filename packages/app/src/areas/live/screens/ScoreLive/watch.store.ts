import { initialMatches, sports, type Match, type Sport } from '@pitchside/api/matches';
import { proxy } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { onSeen } from '../../../../platform/guard/intake.ts';
import { followSource } from '../../../../platform/resource/follow.ts';
import { openVisit } from '../../../../platform/resource/visit.ts';

interface WatchState {
  /** Matches around now of every sport, by id. */
  byId: Record<string, Match>;
  state: 'loading' | 'ready' | 'failed';
}

/** Matches that may be watched beside their scores. */
export const watch = proxy<WatchState>({ byId: {}, state: 'loading' });

function take(match: Match): void {
  const known = watch.byId[match.id];
  if (!known || known.version <= match.version) watch.byId[match.id] = match;
}

/** Follows the tables of all sports; returns how to stop. A failure is in `state`. */
export function followWatch(): () => void {
  const visit = openVisit();
  const answers = new Map<Sport, boolean>();
  if (watch.state === 'failed') watch.state = 'loading';

  /** Once all sports were asked for, one table that came is enough to look at. */
  function settle(sport: Sport, came: boolean): void {
    answers.set(sport, came || answers.get(sport) === true);
    if (answers.size === sports.length) watch.state = [...answers.values()].includes(true) ? 'ready' : 'failed';
  }

  visit.onLeave(onSeen((match) => watch.byId[match.id] && take(match)));
  for (const sport of sports)
    followSource(visit, {
      load: (signal) => api.call(initialMatches, { sport }, { signal }),
      take({ list }) {
        const current = new Set(list.map(({ id }) => id));
        for (const match of Object.values(watch.byId)) if (match.sport === sport && !current.has(match.id)) delete watch.byId[match.id];
        for (const match of list) take(match);
        settle(sport, true);
      },
      // The rows that are known stay until the table comes again.
      fail: () => settle(sport, false),
      topics: ({ epoch, seq }) => [{ topic: `matches:${sport}`, from: { epoch, seq }, onEvent: (event) => void (event.type === 'match' && take(event.data)) }],
    });
  return visit.leave;
}
