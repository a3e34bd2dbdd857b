import { msg } from '@lingui/core/macro';
import { matchPhase } from '@pitchside/api/scores/matches';
import { mostPicks, planSports, type PlanSport, type PlanWhole } from '@pitchside/api/experts/plans';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumber } from '../../../platform/idNumber.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Localizable } from '../../../text/local.ts';
import type { Matches } from '../../scores/matches/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { casesOf, type PlanCase } from './cases.ts';
import type { ExpertsRepository } from './experts.repository.ts';
import { freeze } from './offers.ts';
import { isTakenDown } from './talk.ts';
import type { PlanReading } from './plansReading.ts';
import type { PlanRow, PlansRepository } from './plans.repository.ts';

/** Maximum plans of an expert in 24 hours, and on one match. */
const [plansADay, plansAMatch] = [20, 2];

const texts = {
  gone: msg`没有找到这份方案`,
  noExpert: msg`成为专家后才能发布方案`,
  noMatch: msg`没有找到这场比赛`,
  begun: msg`比赛已经开始，不能再发布`,
  often: msg`今天发布的方案太多了，明天再来`,
  again: msg`这场比赛你已经发过两份方案`,
  sold: msg`已经有人解锁，不能撤回`,
  tipped: msg`已经有人打赏，不能撤回`,
  settled: msg`已经结算的方案不能撤回`,
  decided: msg`这份方案已经审核过了`,
  reason: msg`请写明原因`,
  late: msg`开赛前没有审核完`,
  noPick: msg`至少选一个玩法`,
  picks: (most: number) => msg`最多选 ${most} 个玩法`,
  twice: msg`同一个玩法只能选一次`,
};

/** Review of plans by operators. The caller has checked that the member is an operator. */
export interface PlanReview {
  list(state: 'awaiting' | 'passed' | 'failed', limit: number): Promise<{ list: PlanCase[]; total: number }>;
  find(id: number): Promise<PlanCase | undefined>;
  waiting(): Promise<{ total: number; oldestAt: number | null }>;
  /**
   * Puts a plan on sale, or refuses it with a reason, and notifies the author. A plan taken down after a report may pass again.
   * @throws CallError when it is otherwise decided, its match has begun, or the reason of a refusal is missing
   */
  decide(operatorId: number, id: number, isPassed: boolean, reason: string): Promise<void>;
}

export interface PlanPublishing {
  handlers: Pick<Handlers, 'publishPlan' | 'withdrawPlan'>;
  review: PlanReview;
}

export interface PublishingParts {
  repository: PlansRepository;
  experts: Pick<ExpertsRepository, 'isExpert'>;
  matches: Pick<Matches, 'row' | 'oddsOf'>;
  notices: Pick<Notices, 'notify'>;
  uploads: Pick<Uploads, 'keepPicture' | 'letGo' | 'use'>;
  reading: PlanReading;
}

const isPlanned = (sport: string): sport is PlanSport => (planSports as readonly string[]).includes(sport);

/** Submission and withdrawal of plans, and their review before the sale. */
export function createPlanPublishing(
  platform: Platform,
  { repository, experts, matches, notices, uploads, reading }: PublishingParts,
): PlanPublishing {
  const { clock, events } = platform;

  /** The match of a plan; throws when it has begun or its kick-off time is open. */
  async function playable(id: string) {
    const row = await matches.row(id);
    if (!row || !isPlanned(row.match.sport)) throw new CallError(texts.noMatch);
    const { status, kickoffAt, sport } = row.match;
    if (matchPhase(status) !== 'before' || kickoffAt <= clock.now()) throw new CallError(texts.begun);
    return { sport, kickoffAt };
  }

  async function wholeOf(id: number, viewer: number): Promise<Localizable<PlanWhole>> {
    const found = await reading.whole(id, viewer);
    if (!found) throw new CallError(texts.gone);
    return found;
  }

  const notifyAuthor = (tx: Transaction, emit: Emit, row: PlanRow, kind: 'plan_passed' | 'plan_failed' | 'plan_restored', note = '') =>
    notices.notify(tx, emit, {
      memberId: row.expertId,
      kind,
      values: { name: row.title, note },
      target: { type: 'plan', id: String(row.id) },
    });

  async function refuseBegun(tx: Transaction, { matchId }: PlanRow): Promise<void> {
    const kickoff = await repository.kickoffOf(tx, matchId);
    if (!(kickoff?.isWaiting && kickoff.kickoffAt > clock.now())) throw new CallError(texts.begun);
  }

  /** Reverts the effect of an upheld report: the plan is on sale again until kick-off, or shown again. */
  async function restore(tx: Transaction, emit: Emit, row: PlanRow, operatorId: number): Promise<void> {
    const decision = { reason: '', decidedBy: operatorId };
    if (row.state === 'failed') {
      await refuseBegun(tx, row);
      await uploads.use(tx, `plan:${row.id}`, row.pictures);
    }
    await repository.change(tx, row.id, row.state === 'failed' ? { ...decision, state: 'published' } : { ...decision, takenDownAt: null });
    await notifyAuthor(tx, emit, row, 'plan_restored');
  }

  return {
    review: {
      async list(state, limit) {
        const { list, total } = await repository.inReview(state, limit);
        return { list: await casesOf(platform.db, repository, list), total };
      },
      async find(id) {
        const row = await repository.find(id);
        return row && (await casesOf(platform.db, repository, [row]))[0];
      },
      waiting: repository.waiting,
      async decide(operatorId, id, isPassed, given) {
        const reason = isPassed ? '' : given.trim();
        if (!isPassed && reason === '') throw new CallError(texts.reason);
        await events.transaction(async (tx, emit) => {
          const row = await repository.lock(tx, id);
          if (!row) throw new CallError(texts.gone);
          if (isPassed && isTakenDown(row)) return restore(tx, emit, row, operatorId);
          if (row.state !== 'awaiting') throw new CallError(texts.decided);
          if (isPassed) await refuseBegun(tx, row);
          await repository.change(
            tx,
            id,
            isPassed
              ? { state: 'published', publishedAt: clock.now(), decidedBy: operatorId }
              : { state: 'failed', reason, decidedBy: operatorId },
          );
          if (!isPassed) await uploads.letGo(tx, `plan:${row.id}`, row.pictures, clock.now());
          await notifyAuthor(tx, emit, row, isPassed ? 'plan_passed' : 'plan_failed', reason);
        });
      },
    },
    handlers: {
      async publishPlan({ match, title, teaser, analysis, pictures, price, picks }, caller) {
        const expertId = caller.member.id;
        if (!(await experts.isExpert(expertId))) throw new CallError(texts.noExpert);
        if (picks.length === 0) throw new CallError(texts.noPick);
        if (picks.length > mostPicks) throw new CallError(texts.picks(mostPicks));
        if (new Set(picks.map(({ play }) => play)).size < picks.length) throw new CallError(texts.twice);
        const offered = async () => {
          const { sport, kickoffAt } = await playable(match);
          const rows = (await matches.oddsOf([match])).get(match) ?? [];
          return { sport, kickoffAt, frozen: picks.map((wanted) => freeze(wanted, sport, rows)) };
        };
        const handIn = async (tx: Transaction, { sport, kickoffAt, frozen }: Awaited<ReturnType<typeof offered>>) => {
          await takeTurn(tx, 'plans', expertId);
          const now = clock.now();
          if (kickoffAt <= now) throw new CallError(texts.begun);
          if ((await repository.handedInSince(tx, expertId, now - day)) >= plansADay) throw new CallError(texts.often);
          if ((await repository.onMatch(tx, expertId, match)) >= plansAMatch) throw new CallError(texts.again);
          const kept: string[] = [];
          for (const key of pictures) kept.push((await uploads.keepPicture(tx, expertId, key, 'post')).large);
          const plan = { expertId, matchId: match, sport, kickoffAt, title, teaser, analysis, pictures: kept, price };
          const added = await repository.add(tx, { ...plan, state: 'awaiting', submittedAt: now }, frozen);
          await uploads.use(tx, `plan:${added}`, kept);
          return added;
        };
        // Only the first request reads the current lines: a repeat gets the stored response, whatever the lines are by then.
        const id = await idempotent(platform, caller, (tx, _, facts) => handIn(tx, facts), offered);
        return wholeOf(id, expertId);
      },
      async withdrawPlan({ id }, { member }) {
        const number = idNumber(id);
        await events.transaction(async (tx) => {
          const row = number === undefined ? undefined : await repository.lock(tx, number);
          if (row?.expertId !== member.id) throw new CallError(texts.gone);
          if (row.state === 'settled' || row.state === 'cancelled') throw new CallError(texts.settled);
          if (row.sold > 0) throw new CallError(texts.sold);
          if ((await repository.tipsOf(row.id, tx)).people > 0) throw new CallError(texts.tipped);
          if (row.state === 'published' && row.kickoffAt <= clock.now()) throw new CallError(texts.begun);
          await repository.remove(tx, row.id);
          await uploads.letGo(tx, `plan:${row.id}`, row.pictures, clock.now());
        });
        return { id };
      },
    },
  };
}
