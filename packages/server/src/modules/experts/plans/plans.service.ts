import { planSports, type PlanSport } from '@pitchside/api/experts/plans';
import type { Platform } from '../../../platform/platform.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { Matches } from '../../scores/matches/index.ts';
import type { Reports } from '../../live/moderation/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { Identities } from '../../member/profile/index.ts';
import type { Results } from '../../scores/results/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { createExpertsRepository } from './experts.repository.ts';
import { createExperts, type ExpertReview, type Experts } from './experts.service.ts';
import type { Frozen } from './offers.ts';
import { createPlanLimits, type PlanLimits } from './limits.ts';
import { createPlanBuying, type PlanBuying } from './plansBuying.ts';
import { createPlanPublishing, type PlanPublishing, type PlanReview } from './plansPublishing.ts';
import { createPlanReading, type PlanReading } from './plansReading.ts';
import { createPlansRepository } from './plans.repository.ts';
import { reportablePlans } from './reportable.ts';
import { createPlanTalk } from './talk.ts';
import { createSettlementRepository } from './settlement.repository.ts';
import { createSettlement } from './settlement.ts';

export interface PlansParts {
  ledger: Ledger;
  matches: Pick<Matches, 'row' | 'rowsById' | 'oddsOf' | 'companies'>;
  notices: Pick<Notices, 'notify'>;
  identities: Pick<Identities, 'verified'>;
  uploads: Pick<Uploads, 'keepPicture' | 'letGo' | 'use'>;
  results: Pick<Results, 'endOf'>;
  moderation: { reports: Pick<Reports, 'know'> };
}

/** A plan for seeding. */
export interface GivenPlan {
  expertId: number;
  matchId: string;
  sport: PlanSport;
  kickoffAt: number;
  title: string;
  teaser: string;
  analysis: string;
  pictures: string[];
  price: number;
  submittedAt: number;
  picks: readonly Frozen[];
}

export interface Plans {
  handlers: Experts['handlers'] & PlanReading['handlers'] & PlanPublishing['handlers'] & PlanBuying['handlers'] & PlanLimits['handlers'];
  experts: ExpertReview;
  review: PlanReview;
  /** Makes members experts without an application; for seeding. */
  fillExperts: Experts['fill'];
  /** Inserts reviewed plans and returns their ids; for seeding. */
  fill(given: readonly GivenPlan[]): Promise<number[]>;
  unlock: PlanBuying['unlock'];
  /** Returns a member's access to the comments of a plan; undefined when it is hidden from them. */
  talkOf: ReturnType<typeof createPlanTalk>;
  /** Settles, cancels and corrects due plans. Returns the number of changed plans. */
  settle(): Promise<number>;
}

/** Experts and their plans. */
export function createPlans(platform: Platform, { ledger, matches, notices, identities, uploads, results, moderation }: PlansParts): Plans {
  const { db } = platform;
  const repository = createPlansRepository(db);
  moderation.reports.know('plan', reportablePlans(platform, { repository, notices, uploads }));
  const expertRows = createExpertsRepository(db);
  const experts = createExperts(platform, expertRows, { identities, notices });
  const companies = async () => new Map((await Promise.all(planSports.map(matches.companies))).flatMap((names) => [...names]));
  const reading = createPlanReading(platform, { repository, experts: expertRows, matches, companies });
  const publishing = createPlanPublishing(platform, { repository, experts: expertRows, matches, notices, uploads, reading });
  const limits = createPlanLimits(platform, repository);
  const buying = createPlanBuying(platform, { repository, reading, limits, ledger });
  const settlement = createSettlement(platform, {
    repository: createSettlementRepository(db),
    plans: repository,
    experts: expertRows,
    ledger,
    notices,
    results,
  });

  return {
    handlers: { ...experts.handlers, ...reading.handlers, ...publishing.handlers, ...buying.handlers, ...limits.handlers },
    experts: experts.review,
    review: publishing.review,
    fillExperts: experts.fill,
    unlock: buying.unlock,
    talkOf: createPlanTalk(repository),
    async fill(given) {
      const added: number[] = [];
      for (const { picks, ...plan } of given)
        await platform.events.transaction(async (tx) => {
          const values = { ...plan, state: 'published' as const, publishedAt: plan.submittedAt };
          added.push(await repository.add(tx, values, picks));
        });
      return added;
    },
    settle: settlement.run,
  };
}
