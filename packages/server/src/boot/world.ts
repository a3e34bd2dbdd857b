import { demoBanners } from '../demo/banners.ts';
import { seedDemoGifts } from '../demo/gifts.ts';
import { seedDemoLife } from '../demo/life.ts';
import { createDemoContent } from '../demo/content/index.ts';
import { createDemoExperts } from '../demo/experts/index.ts';
import { createDemoGuesses } from '../demo/guesses.ts';
import { createDemoVideos } from '../demo/content/videos.ts';
import { seedDemoMall } from '../demo/mall.ts';
import { seedDemoReferrals } from '../demo/referrals.ts';
import { demoMemberMaker, seedDemoMembers } from '../demo/members.ts';
import { runDemoRooms } from '../demo/rooms/index.ts';
import { foreseeMatches, runPast, runSimulator, publishTables } from '../feeds/simulator/index.ts';
import { seedDemoEvents } from '../demo/trophies.ts';
import { seedDemoTalks } from '../demo/talks.ts';
import { goalsClip, stretchClip } from '../media/index.ts';
import { demoSettings } from '../modules/desk/system/index.ts';
import type { Running } from '../platform/running.types.ts';
import { isFull, isUnavailable } from '../ports/database/failures.ts';
import type { Site } from '../server.ts';
import type { SiteRole } from '../settings/site.ts';
import { startFeed } from './feed.ts';
import { openPast } from './past.ts';
import { repeat } from '../platform/repeat.ts';
import { progress } from './progress.ts';

/** Several pieces as one: the last to begin is the first to end. */
const together = (running: readonly Running[]): Running => ({
  async stop() {
    for (const part of running.toReversed()) await part.stop();
  },
});

/** Tries for each piece of the demo world before the start gives up, and the pause in between, ms. */
const attempts = { most: 15, rest: 1_000 };

/**
 * Starts a piece of the demo world, with retries while the database has no time for it: beside other work its statement timeouts are soon
 * reached, and nobody waits for an answer here.
 */
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

/**
 * Starts the match feed; resolves once everything that a start delivers is delivered. `onBegun` is called when the running matches are
 * stored, while the tables are still being filled.
 */
async function startMatches({ platform, matches }: Site, onBegun: () => void): Promise<Running> {
  return platform.leases.hold('feed: simulator', async () => {
    const simulator = await runSimulator(platform, matches);
    onBegun();
    try {
      await publishTables(platform, matches, progress);
    } catch (error) {
      await simulator.stop();
      throw error;
    }
    return together([simulator, runPast(platform, matches)]);
  });
}

/** Creates the people: members with a past, rooms with their chat and gifts, and their posts. */
async function startPeople(site: Site): Promise<Running> {
  const { platform } = site;
  return platform.leases.hold('demo world', async () => {
    await seedDemoMembers(platform, site.ledger);
    await seedDemoGifts(platform, site);
    await seedDemoMall(platform, site);
    await seedDemoReferrals(platform, site.orders.settle);
    await seedDemoTalks(platform, site);
    await site.system.fill(demoSettings);
    await site.banners.fill(demoBanners);
    const rooms = await runDemoRooms(platform, {
      live: site.live,
      matches: site.matches,
      barrage: site.barrage,
      follow: site.follow,
      foresight: site.foresight,
      gifts: site.gifts,
      ledger: site.ledger,
      popularity: site.popularity,
      ensureMember: demoMemberMaker(platform),
    });
    await seedDemoLife(platform, await openPast(platform));
    // After the month that they count.
    await seedDemoEvents(platform);
    const { write } = createDemoContent(platform, site.content);
    const films = { goals: goalsClip, stretch: stretchClip, foresee: foreseeMatches(platform.settings) };
    const videos = createDemoVideos(platform, site.content, films, demoMemberMaker(platform));
    const experts = createDemoExperts(platform, {
      plans: site.plans,
      matches: site.matches,
      ledger: site.ledger,
      content: site.content,
      ensureMember: demoMemberMaker(platform),
    });
    const guesses = createDemoGuesses(platform, site.guesses);
    return together([
      rooms,
      // At once, so that visitors of a fresh site find news there.
      repeat(5_000, write, platform.faults.inJob('nobody could write about matches'), { atOnce: true }),
      repeat(20_000, experts.write, platform.faults.inJob('no expert could write')),
      repeat(20_000, guesses.answer, platform.faults.inJob('nobody could guess')),
      repeat(15_000, videos.write, platform.faults.inJob('nobody could film matches')),
    ]);
  });
}

/**
 * Starts the demo world: one node runs the feed of matches, and one the people; when it dies another takes over. People are created while
 * tables are filled: both wait for the database more than they work.
 */
async function startDemo(site: Site): Promise<Running[]> {
  const { simSpeed, feed } = site.platform.settings;
  if (simSpeed === 0 || feed) return [await insist(() => startPeople(site))];
  const begun = Promise.withResolvers<void>();
  const matches = insist(() => startMatches(site, begun.resolve));
  // Another node may play the source.
  matches.then(() => begun.resolve(), begun.reject);
  return Promise.all([matches, begun.promise.then(() => insist(() => startPeople(site)))]);
}

/** Starts what this node does beside the calls, by its roles: ingest, jobs, feed, and in the demo world members, matches and rooms. */
export async function startWorld(site: Site): Promise<Running> {
  const { settings } = site.platform;
  const does = (role: SiteRole) => settings.roles.includes(role);
  const running: Running[] = [];
  if (does('ingest')) running.push(await site.media.start());
  if (does('jobs')) running.push(await site.runJobs());
  if (does('feed') && settings.feed) running.push(await startFeed(site));
  if (does('feed') && settings.demo) {
    progress('demo world');
    running.push(...(await startDemo(site)));
  }
  return together(running);
}
