import { seedDemoGifts } from '../demo/gifts.ts';
import { demoMemberMaker, seedDemoMembers } from '../demo/members.ts';
import { runDemoRooms } from '../demo/rooms/index.ts';
import { runPast, runSimulator } from '../feeds/simulator/index.ts';
import { runNobleJobs } from '../modules/noble/noble.jobs.ts';
import { demoSettings } from '../modules/settings/settings.service.ts';
import type { Running } from '../platform/platform.ts';
import type { Site } from '../server.ts';
import { progress } from './progress.ts';

/** Several as one; the last is stopped first. */
const together = (parts: readonly Running[]): Running => ({
  async stop() {
    for (const part of [...parts].reverse()) await part.stop();
  },
});

/** Starts what lives beside the calls: the ingest, and in the demo world its members, matches and rooms. */
export async function startWorld(site: Site): Promise<Running> {
  const { platform, live, matches, media, barrage } = site;
  const { settings, leases } = platform;
  const running: Running[] = [await media.start(), runNobleJobs(platform, site.noble), site.orders.run()];
  if (settings.demo) {
    progress('demo world');
    // One node plays the source of matches, and one the people; when it dies another goes on.
    if (settings.simSpeed > 0) running.push(await leases.hold('feed: simulator', async () => together([await runSimulator(platform, matches), runPast(platform, matches)])));
    running.push(
      await leases.hold('demo world', async () => {
        await seedDemoMembers(platform, site.ledger);
        await seedDemoGifts(platform, site);
        await site.system.fill(demoSettings);
        return runDemoRooms(platform, { live, matches, barrage, ensureMember: demoMemberMaker(platform) });
      }),
    );
  }
  return together(running);
}
