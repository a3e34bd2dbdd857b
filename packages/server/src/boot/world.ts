import { seedDemoGifts } from '../demo/gifts.ts';
import { demoMemberMaker, seedDemoMembers } from '../demo/members.ts';
import { runDemoRooms } from '../demo/rooms/index.ts';
import { runPast, runSimulator } from '../feeds/simulator/index.ts';
import { demoSettings } from '../modules/system/index.ts';
import { underLease } from '../platform/jobs/lease.ts';
import { runJobs } from '../platform/jobs/runner.ts';
import type { Running } from '../platform/platform.ts';
import type { OpenDatabase } from '../ports/database/database.ts';
import type { Site } from '../server.ts';
import { progress } from './progress.ts';

/** Several pieces as one: the last to begin is the first to end. */
const together = (running: readonly Running[]): Running => ({
  async stop() {
    for (const part of running.toReversed()) await part.stop();
  },
});

/** Starts what lives beside the calls: the ingest, the jobs, and in the demo world its members, matches and rooms. */
export async function startWorld(site: Site, database: OpenDatabase): Promise<Running> {
  const { platform, live, matches, media, barrage } = site;
  const { settings } = platform;
  const running: Running[] = [await media.start(), await runJobs(platform, database, site.jobs)];
  if (settings.demo) {
    progress('demo world');
    await seedDemoMembers(platform, site.ledger);
    await seedDemoGifts(platform, site);
    await site.system.fill(demoSettings);
    // The demo world keeps its own pace, and one node plays it for all.
    const play = async (): Promise<Running> => {
      const feeds = settings.simSpeed > 0 ? [await runSimulator(platform, matches), runPast(platform, matches)] : [];
      return together([...feeds, await runDemoRooms(platform, { live, matches, barrage, ensureMember: demoMemberMaker(platform) })]);
    };
    running.push(await underLease(platform, database, 'demo world', play));
  }
  return together(running);
}
