import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guessAnswers, guessQuestions, guessScores } from '../modules/experts/guesses/index.ts';
import { hour, planWorld } from '../modules/experts/plans/plans.fixtures.ts';
import { createDemoGuesses } from './guesses.ts';
import { demoMemberMaker, demoMembers } from './members.ts';
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

test(
  'the demo fan has guessed on matches that are over: won, lost and counted on the ladder, and nobody is told of them today',
  { tags: ['full'], timeout: 60_000 },
  async () => {
    const world = await planWorld();
    try {
      const { platform, guesses } = world.site.site;
      const ensure = demoMemberMaker(platform);
      const fan = await ensure({ mobile: demoMembers[0].mobile, nickname: demoMembers[0].nickname });
      for (const [index, person] of demoPeople.slice(0, 12).entries()) await ensure({ ...person, mobile: personMobile(index) });
      const demo = createDemoGuesses(platform, guesses);
      const ids = [];
      for (let number = 0; number < 30; number += 1) ids.push(await world.bareMatch());
      await demo.answer();
      const mine = () => platform.db.select().from(guessAnswers).where(eq(guessAnswers.memberId, fan));
      expect(await mine()).toEqual([]);
      world.site.clock.set(world.site.clock.now() + 5 * hour);
      for (const [index, id] of ids.entries()) await world.say(id, { score: { home: index % 4, away: index % 3 } });
      world.site.clock.set(world.site.clock.now() + 301_000);
      const running = await world.bareMatch(0);
      await world.say(running, { status: 'first_half', score: { home: 1, away: 0 } });
      await demo.answer();
      const answers = await mine();
      const [asked] = await platform.db.select().from(guessQuestions).where(eq(guessQuestions.matchId, running));
      expect(asked).toMatchObject({ play: 'european', state: 'open', openedBy: null });
      const crowd = await platform.db
        .select()
        .from(guessAnswers)
        .where(eq(guessAnswers.questionId, asked?.id ?? 0));
      expect(crowd.length).toBeGreaterThan(2);
      expect(answers.length).toBeGreaterThan(8);
      await demo.answer();
      expect(await mine()).toEqual(answers);
      await guesses.settle();
      const [score] = await platform.db.select().from(guessScores).where(eq(guessScores.memberId, fan));
      expect(score?.won).toBeGreaterThan(0);
      expect(score?.settled).toBeGreaterThan(score?.won ?? 0);
      await guesses.notify();
      expect(await world.people.received(`user:${fan}`, 'notice')).toEqual([]);
    } finally {
      await world.site.close();
    }
  },
);
