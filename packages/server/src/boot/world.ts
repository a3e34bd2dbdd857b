import { seedDemoGifts } from '../demo/gifts.ts';
import { seedDemoLife } from '../demo/life.ts';
import { createDemoContent } from '../demo/content/index.ts';
import { createDemoVideos } from '../demo/content/videos.ts';
import { demoMemberMaker, seedDemoMembers } from '../demo/members.ts';
import { runDemoRooms } from '../demo/rooms/index.ts';
import { foreseeMatches, runPast, runSimulator, tellTables } from '../feeds/simulator/index.ts';
import { seedDemoTalks } from '../demo/talks.ts';
import { goalsClip, stretchClip } from '../media/index.ts';
import { demoSettings } from '../modules/system/index.ts';
import type { Running } from '../platform/platform.ts';
import { isFull, isUnavailable } from '../ports/database/failures.ts';
import type { Site } from '../server.ts';
import { openPast } from './past.ts';
import { repeat } from '../platform/repeat.ts';
import { progress } from './progress.ts';

/** Several pieces as one: the last to begin is the first to end. */
const together = (running: readonly Running[]): Running => ({
  async stop() {
    for (const part of running.toReversed()) await part.stop();
  },
});

/** How often a piece of the demo world is begun before the start gives up, and the rest in between, ms. */
const attempts = { most: 15, rest: 1_000 };

/** Begins a piece of the demo world, again while the database has no time for it: beside other work its limits for a statement are soon reached, and here nobody waits for an answer. */
async function insist(begin: () => Promise<Running>): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await begin();
    } catch (error) {
      if (attempt === attempts.most || !isUnavailable(error) || isFull(error)) throw error;
      progress('the database has no time; once more');
      await new Promise((resume) => setTimeout(resume, attempts.rest));
    }
  }
}

/** Starts what lives beside the calls: the ingest, the jobs, and in the demo world its members, matches and rooms. */
export async function startWorld(site: Site): Promise<Running> {
  const { platform, live, matches, media, barrage } = site;
  const { settings, leases } = platform;
  const running: Running[] = [await media.start(), await site.runJobs()];
  if (settings.demo) {
    progress('demo world');
    // The demo world keeps its own pace: one node plays the source of matches, and one the people; when it dies another goes on.
    if (settings.simSpeed > 0)
      running.push(
        await insist(() =>
          leases.hold('feed: simulator', async () => {
            const simulator = await runSimulator(platform, matches);
            try {
              await tellTables(platform, matches, progress);
            } catch (error) {
              await simulator.stop();
              throw error;
            }
            return together([simulator, runPast(platform, matches)]);
          }),
        ),
      );
    running.push(
      await insist(() =>
        leases.hold('demo world', async () => {
          await seedDemoMembers(platform, site.ledger);
          await seedDemoGifts(platform, site);
          await seedDemoTalks(platform, site);
          await site.system.fill(demoSettings);
          const rooms = await runDemoRooms(platform, {
            live,
            matches,
            barrage,
            follow: site.follow,
            foresight: site.foresight,
            gifts: site.gifts,
            ledger: site.ledger,
            ensureMember: demoMemberMaker(platform),
          });
          await seedDemoLife(platform, await openPast(platform));
          const { write } = createDemoContent(platform, site.content);
          const films = { goals: goalsClip, stretch: stretchClip, foresee: foreseeMatches(settings) };
          const videos = createDemoVideos(platform, site.content, films, demoMemberMaker(platform));
          return together([
            rooms,
            repeat(20_000, write, platform.faults.inJob('nobody could write about matches')),
            repeat(15_000, videos.write, platform.faults.inJob('nobody could film matches')),
          ]);
        }),
      ),
    );
  }
  return together(running);
}
