import type { CallData } from '@pitchside/api/contract';
import type { SignWeek, signCalendar } from '@pitchside/api/member/activities';
import type { Emit } from '../../../platform/events.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addDays, dayAt, monthEnds, startOfDay, startOfWeek, weekdayOf, type ServerDay } from '../../../platform/serverDay.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { ActivitiesRepository, SignInRow } from './activities.repository.ts';
import type { Progress } from './progress.ts';
import { dayRewards, milestoneAt, milestones, nextMilestone, runOf } from './signIn.data.ts';

/** Result of signing in. */
export interface Signed {
  /** Diamonds including a milestone; 0 when the day was signed before. */
  won: number;
  milestone: number;
  streak: number;
}

const rewardOf = (day: ServerDay): number => dayRewards[weekdayOf(day) - 1] ?? 0;
const flag = (is: boolean) => (is ? 1 : 0);

/** Consecutive days up to today, or up to yesterday before today's sign-in. */
const streakAt = (latest: SignInRow | undefined, today: ServerDay): number =>
  latest && latest.day >= addDays(today, -1) ? latest.streak : 0;

/** Longest streak in a month, from its signed days in order. */
function longestRun(days: readonly ServerDay[]): number {
  let [longest, run] = [0, 0];
  days.forEach((day, index) => {
    run = index > 0 && days[index - 1] === addDays(day, -1) ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** Signing in, once a day of the server. */
export function createSignIn({ clock }: Pick<Platform, 'clock'>, repository: ActivitiesRepository, ledger: Ledger, progress: Progress) {
  return {
    /** Consecutive days. */
    streak: async (tx: Transaction, userId: number): Promise<number> =>
      streakAt(await repository.latestSign(userId, tx), dayAt(clock.now())),

    async week(userId: number): Promise<SignWeek> {
      const today = dayAt(clock.now());
      const monday = startOfWeek(today);
      const [signs, latest, joined] = await Promise.all([
        repository.signs(userId, monday, addDays(monday, 7)),
        repository.latestSign(userId),
        repository.joinedAt(userId),
      ]);
      const since = dayAt(joined);
      const signed = new Set(signs.map(({ day }) => day));
      const streak = streakAt(latest, today);
      return {
        list: dayRewards.map((lz_num, index) => ({ weekday: index + 1, lz_num, is_sign: flag(signed.has(addDays(monday, index))) })),
        is_sign: flag(latest !== undefined && latest.day >= today),
        today_index: weekdayOf(today) - 1,
        since_index: since > monday ? weekdayOf(since) - 1 : 0,
        streak,
        next: nextMilestone(streak),
        refresh_at: startOfDay(addDays(today, 1)),
        server_at: clock.now(),
      };
    },

    /** Signs in for today and pays the reward, once; setting the clock back does not reopen a day. */
    async sign(tx: Transaction, emit: Emit, userId: number): Promise<Signed> {
      // Serialized, also around midnight.
      await takeTurn(tx, 'signIn', userId);
      const [now, latest] = [clock.now(), await repository.latestSign(userId, tx)];
      const day = dayAt(now);
      if (latest && latest.day >= day) return { won: 0, milestone: 0, streak: latest.streak };
      const streak = streakAt(latest, day) + 1;
      const [reward, milestone] = [rewardOf(day), milestoneAt(streak)];
      await repository.addSign(tx, { userId, day, reward, milestone, streak, at: now });
      await progress(tx, userId, 'sign');
      await ledger.post(tx, emit, {
        kind: 'sign_in',
        member: userId,
        ref: `${userId}:${day}`,
        detail: { day, streak, reward, milestone },
        moves: [{ unit: 'diamond', from: 'bonus', to: userId, amount: reward + milestone }],
      });
      return { won: reward + milestone, milestone, streak };
    },

    async calendar(userId: number, asked: string | undefined): Promise<CallData<typeof signCalendar>> {
      const today = dayAt(clock.now());
      const month = asked ?? today.slice(0, 7);
      const { from, before } = monthEnds(month);
      const [signs, latest, longest_ever, joined] = await Promise.all([
        repository.signs(userId, from, before),
        repository.latestSign(userId),
        repository.longestStreak(userId),
        repository.joinedAt(userId),
      ]);
      const streak = streakAt(latest, today);
      const run = runOf(streak);
      return {
        month,
        today,
        since: dayAt(joined),
        signed: signs.map(({ day, reward, milestone }) => ({ day, lz_num: reward + milestone })),
        rewards: [...dayRewards],
        longest: longestRun(signs.map(({ day }) => day)),
        longest_ever,
        streak,
        milestones: milestones.map(({ days, reward }) => ({ days, reward, reached: run >= days })),
        run,
      };
    },
  };
}
export type SignIn = ReturnType<typeof createSignIn>;
