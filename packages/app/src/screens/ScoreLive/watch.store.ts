import { initialMatches, sports, type Match, type Sport } from '@pitchside/api/matches';
import { proxy } from 'valtio';
import { api } from '../../shared/api/api.ts';
import { realtime } from '../../shared/realtime/realtime.ts';
import { passGuard, serverNow } from '../../shared/spoiler/spoiler.store.ts';

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

async function load(sport: Sport): Promise<{ epoch: string; seq: number }> {
  const { list, epoch, seq } = await api.call(initialMatches, { sport });
  const current = new Set(list.map(({ id }) => id));
  for (const match of Object.values(watch.byId)) if (match.sport === sport && !current.has(match.id)) delete watch.byId[match.id];
  for (const match of list) take(match);
  return { epoch, seq };
}

/** Follows the tables of all sports; returns how to stop. A failure is in `state`. */
export function followWatch(): () => void {
  let left = false;
  const stops: (() => void)[] = [];
  const follow = async (sport: Sport) => {
    const from = await load(sport);
    if (left) return;
    stops.push(
      realtime.subscribe(`matches:${sport}`, {
        from,
        onEvent: (event) => {
          // The viewer's own picture comes first.
          if (event.type === 'match') passGuard(event.data.id, serverNow(), () => !left && take(event.data));
        },
        // The rows that are known stay until the table comes again.
        onReset: () => void load(sport).catch(() => undefined),
      }),
    );
  };
  const begin = async () => {
    const answers = await Promise.allSettled(sports.map(follow));
    if (!left) watch.state = answers.some(({ status }) => status === 'fulfilled') ? 'ready' : 'failed';
  };
  if (watch.state === 'failed') watch.state = 'loading';
  void begin();
  return () => {
    left = true;
    for (const stop of stops) stop();
  };
}
