import { initialMatches, sports, type Match, type Sport } from '@pitchside/api/matches';
import type { TopicPosition } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { realtime } from '../../../../platform/realtime/realtime.ts';
import { onSeen } from '../../../../platform/guard/intake.ts';
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

  function load(sport: Sport, then: (from: TopicPosition) => void): void {
    visit.ask(
      (signal) => api.call(initialMatches, { sport }, { signal }),
      ({ list, epoch, seq }) => {
        const current = new Set(list.map(({ id }) => id));
        for (const match of Object.values(watch.byId)) if (match.sport === sport && !current.has(match.id)) delete watch.byId[match.id];
        for (const match of list) take(match);
        settle(sport, true);
        then({ epoch, seq });
      },
      () => settle(sport, false),
    );
  }
  visit.onLeave(onSeen((match) => watch.byId[match.id] && take(match)));
  for (const sport of sports)
    load(sport, (from) =>
      visit.onLeave(
        realtime.subscribe(`matches:${sport}`, {
          from,
          onEvent: visit.during((event) => event.type === 'match' && take(event.data)),
          // The rows that are known stay until the table comes again.
          onReset: visit.during(() => load(sport, () => undefined)),
        }),
      ),
    );
  return visit.leave;
}
