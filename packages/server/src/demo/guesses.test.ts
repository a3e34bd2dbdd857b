import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guessAnswers } from '../modules/guesses/index.ts';
import { planWorld } from '../modules/plans/plans.fixtures.ts';
import { createDemoGuesses } from './guesses.ts';
import { demoMemberMaker } from './members.ts';
import { demoPeople, personMobile } from './rooms/people.data.ts';

test('members of the demo world guess on what is open, each once', { timeout: 60_000 }, async () => {
  const world = await planWorld();
  try {
    const { platform, guesses } = world.site.site;
    const ensure = demoMemberMaker(platform);
    for (const [index, person] of demoPeople.slice(0, 8).entries()) await ensure({ ...person, mobile: personMobile(index) });
    const demo = createDemoGuesses(platform, guesses);
    await demo.answer();
    const answers = async () => (await platform.db.select({ total: count() }).from(guessAnswers))[0]?.total ?? 0;
    expect(await answers()).toBe(0);
    await world.match();
    await guesses.ask();
    for (let turn = 0; turn < 60 && (await answers()) === 0; turn += 1) await demo.answer();
    expect(await answers()).toBeGreaterThan(0);
  } finally {
    await world.site.close();
  }
});
