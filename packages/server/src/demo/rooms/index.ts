import type { Match } from '@pitchside/api/matches';
import type { BarrageService } from '../../modules/barrage/index.ts';
import type { Live } from '../../modules/live/index.ts';
import type { Matches } from '../../modules/matches/index.ts';
import type { Platform, Running } from '../../platform/platform.ts';
import { repeat } from '../../platform/repeat.ts';
import { localize } from '../../text/local.ts';
import type { EnsureMember } from '../members.ts';
import { createCrowd, crowdPace } from './crowd.ts';
import { createDirector, type Cast } from './director.ts';
import { followGoals } from './goals.ts';
import { seedCast, seedPeople, seedPushedRoom } from './seeding.ts';

export interface DemoRoomsParts {
  live: Live;
  matches: Pick<Matches, 'hottest' | 'rowsById'>;
  barrage: BarrageService;
  ensureMember: EnsureMember;
}

/** Milliseconds between two looks of the director, and for which comments of demo rooms are kept. */
const directorPace = 4_000;
const commentAge = 6 * 3_600_000;
const forgetEvery = 10 * 60_000;

/** Starts the demo world's rooms: anchors on the demo channel, and viewers who speak. Resolves once all rooms are live. */
export async function runDemoRooms(platform: Platform, { live, matches, barrage, ensureMember }: DemoRoomsParts): Promise<Running> {
  const { clock, faults } = platform;
  const cast: Cast = await seedCast(live, ensureMember);
  await seedPushedRoom(live, ensureMember);
  const director = createDirector(platform, live, matches, cast);
  const crowd = createCrowd(platform, barrage, await seedPeople(platform, ensureMember));

  async function direct(): Promise<number[]> {
    const stage = await director.turn();
    const rows = await matches.rowsById([...new Set(stage.flatMap(({ matchId }) => matchId ?? []))]);
    crowd.watch(stage, new Map([...rows].map(([id, row]) => [id, localize<Match>(row, 'zh')])));
    return stage.map((room) => room.id);
  }

  let rooms = await direct();
  const running = [
    await followGoals(platform, (goal) => crowd.see(goal)),
    repeat(directorPace, async () => void (rooms = await direct()), faults.inJob('the demo rooms could not be directed')),
    repeat(crowdPace, () => crowd.speak(), faults.inJob('the demo crowd could not speak')),
    repeat(
      forgetEvery,
      () => barrage.forget(rooms, clock.now() - commentAge),
      faults.inJob('old comments of the demo rooms could not be forgotten'),
    ),
  ];
  return {
    async stop() {
      for (const part of running) await part.stop();
    },
  };
}
