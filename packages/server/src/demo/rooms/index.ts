import type { GoalItem } from '@pitchside/api/scores/matches';
import type { BarrageService } from '../../modules/live/barrage/index.ts';
import type { Follow } from '../../modules/member/follow/index.ts';
import type { Foresight } from '../../modules/scores/foresight/index.ts';
import type { Gifts } from '../../modules/live/gifts/index.ts';
import type { Ledger } from '../../modules/money/ledger/index.ts';
import type { Live } from '../../modules/live/live/index.ts';
import type { Matches } from '../../modules/scores/matches/index.ts';
import type { Popularity } from '../../modules/live/popularity/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Running } from '../../platform/running.types.ts';
import { repeat } from '../../platform/repeat.ts';
import { localize } from '../../text/local.ts';
import { demoMembers, type EnsureMember } from '../members.ts';
import { createAudience } from './audience.ts';
import { seedClubs } from './clubs.ts';
import { createCrowd, crowdPace } from './crowd.ts';
import { createDirector, type Cast } from './director.ts';
import { createGivers, givingPace } from './givers.ts';
import { followGoals } from './goals.ts';
import { createReplays } from './replays.ts';
import { seedCast, seedPeople, seedPushedRoom } from './seeding.ts';
import { demoStands } from './stands.data.ts';
import { seedStands } from './stands.ts';
import { createVoters, votingPace } from './voters.ts';

export interface DemoRoomsParts {
  live: Live;
  matches: Pick<Matches, 'hottest' | 'rowsById'>;
  barrage: BarrageService;
  follow: Pick<Follow, 'fansOf' | 'fill'>;
  foresight: Foresight;
  gifts: Pick<Gifts, 'send'>;
  ledger: Pick<Ledger, 'post' | 'state'>;
  popularity: Pick<Popularity, 'note' | 'count'>;
  ensureMember: EnsureMember;
}

/** Milliseconds between two rounds of the director, and retention of comments in demo rooms. */
const directorPace = 4_000;
const commentAge = 6 * 3_600_000;
const forgetEvery = 10 * 60_000;
/** Milliseconds between two checks for due replays. */
const replayPace = 3_600_000;

/**
 * Starts the demo world's rooms: anchors on the demo channel, viewers who chat, and members who follow, give and vote. Resolves once all
 * rooms are live.
 */
export async function runDemoRooms(
  platform: Platform,
  { live, matches, barrage, follow, foresight, gifts, ledger, popularity, ensureMember }: DemoRoomsParts,
): Promise<Running> {
  const { clock, faults } = platform;
  const cast: Cast = await seedCast(live, ensureMember);
  await seedPushedRoom(live, ensureMember);
  const director = createDirector(platform, live, matches, cast);
  const people = await seedPeople(platform, ensureMember);
  const watchers = await seedStands(platform, follow, cast, people, ensureMember);
  await seedClubs(platform, cast, await ensureMember(demoMembers[0]));
  const crowd = createCrowd(platform, barrage, people);
  const audience = createAudience(platform, popularity, [
    ...people,
    ...demoStands.map(({ language }, index) => ({ id: watchers[index] ?? 0, language })),
  ]);
  const replays = createReplays(platform, live, matches, cast);
  const givers = createGivers(platform, { gifts, ledger }, people);
  const vote = createVoters(platform, foresight, [...people.map(({ id }) => id), ...watchers], await ensureMember(demoMembers[0]));

  async function direct(): Promise<number[]> {
    const stage = await director.turn();
    const rows = await matches.rowsById([...new Set(stage.flatMap(({ matchId }) => matchId ?? []))]);
    crowd.watch(stage, rows);
    givers.watch(stage);
    await audience.watch(stage);
    return stage.map((room) => room.id);
  }

  let rooms = await direct();
  // Their order is known before anybody opens the page.
  await popularity.count();
  await replays.turn();
  await vote();
  const running = [
    await followGoals(platform, (goal) => {
      crowd.see(goal);
      givers.see(localize<GoalItem>(goal, 'zh'));
    }),
    repeat(directorPace, async () => void (rooms = await direct()), faults.inJob('the demo rooms could not be directed')),
    repeat(crowdPace, () => crowd.speak(), faults.inJob('the demo crowd could not speak')),
    repeat(givingPace, () => givers.give(), faults.inJob('the demo members could not give')),
    repeat(votingPace, vote, faults.inJob('the demo members could not vote')),
    repeat(replayPace, replays.turn, faults.inJob('the demo rooms could not be given replays')),
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
