import { divisionOf } from '../../../catalogue/football/divisions.ts';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import { createEleven } from './eleven.ts';
import { decide } from './decide.ts';
import { planIncidents, type Side } from './incidents.ts';
import { createPeriods } from './periods.ts';
import { createRecord } from './record.ts';
import { randomFor } from '../../../platform/random.ts';
import { squadOf } from './squad.ts';
import type { Timeline } from './timeline.types.ts';

const minuteLength = 60_000;

const regularMinutes = 45;

const breakLength = 15 * minuteLength;

/**
 * Plans a match from its kick-off, some seconds after the scheduled time, to the final whistle. The same seed and fixture give the same
 * match. A match that must have a winner goes on with extra time and penalties.
 *
 * Events: `side` of a goal is the side it counts for, also of an own goal, whose `player` is of the other team. `player` of a substitution
 * comes on, `otherPlayer` goes off; `otherPlayer` of a goal made the assist.
 */
export function planMatch(seed: string, fixture: FeedFixture): Timeline {
  const random = randomFor(seed, 'match', fixture.id);
  const division = divisionOf(fixture.competitionId);
  const strengthOf = (id: string) => division.teams.find((team) => team.id === id)?.strength ?? 50;
  const elevenOf = (id: string) => createEleven(random, squadOf(seed, division, id));
  const elevens = { home: elevenOf(fixture.homeId), away: elevenOf(fixture.awayId) };

  const stoppage = [random.between(1, 5), random.between(2, 8)] as const;
  const lengths = [
    (regularMinutes + stoppage[0]) * 60 + random.between(0, 40),
    (regularMinutes + stoppage[1]) * 60 + random.between(0, 40),
  ] as const;
  const strengths: Record<Side, number> = { home: strengthOf(fixture.homeId), away: strengthOf(fixture.awayId) };
  const incidents = planIncidents(random, lengths, strengths);
  const record = createRecord(fixture);
  const play = createPeriods(record, elevens);
  const stopped = { minute: null, added: 0 };

  const interval = play({
    begins: fixture.kickoffAt + random.between(5, 85) * 1000,
    ...{ status: 'first_half', whistle: 'kick_off', from: 0, minutes: regularMinutes },
    ...{ stoppage: stoppage[0], length: lengths[0], incidents: incidents[0] },
  });
  record.note(
    interval,
    { ...stopped, status: 'half_time', half: record.score() },
    { minute: regularMinutes, added: stoppage[0] },
    { kind: 'half_time' },
  );
  const ends = play({
    begins: interval + breakLength + random.between(0, 60) * 1000,
    ...{ status: 'second_half', whistle: 'second_half', from: regularMinutes, minutes: regularMinutes },
    ...{ stoppage: stoppage[1], length: lengths[1], incidents: incidents[1] },
  });
  const last = { at: ends, clock: { minute: 2 * regularMinutes, added: stoppage[1] } };
  const over = fixture.decider ? decide(fixture.decider, { random, record, play, elevens, strengths }, last) : last;
  record.note(over.at, { ...stopped, status: 'finished' }, over.clock, { kind: 'full_time' });
  return { fixture, moments: record.moments };
}
