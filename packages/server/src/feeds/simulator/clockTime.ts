import type { SportDetail, MatchUpdate } from '../../modules/scores/sport/index.ts';
import type { Pace } from './pace.ts';

/** Converts the instants in a sport's own data to time of the clock. */
function detailInClockTime({ basketball: game, esports: series }: SportDetail, { toClock }: Pace): SportDetail {
  return {
    ...(game && { basketball: { ...game, clock: game.clock && { ...game.clock, at: toClock(game.clock.at) } } }),
    ...(series && { esports: { ...series, maps: series.maps.map((map) => ({ ...map, began_at: toClock(map.began_at) })) } }),
  };
}

/** An update of the simulated world with its instants in time of the clock. */
export const inClockTime = (update: MatchUpdate, pace: Pace): MatchUpdate => ({
  ...update,
  ...(update.detail && { detail: detailInClockTime(update.detail, pace) }),
  events: update.events.map((event) => ({ ...event, at: pace.toClock(event.at) })),
});
