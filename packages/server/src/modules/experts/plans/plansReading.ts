import { msg } from '@lingui/core/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { rankedFrom, type Plan, type PlanWhole } from '@pitchside/api/experts/plans';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumber, idNumberOrNone } from '../../../platform/idNumber.ts';
import type { Platform } from '../../../platform/platform.ts';
import { local, type Localizable, type Names } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import { describeCompetition } from '../../scores/competitions/index.ts';
import type { Matches } from '../../scores/matches/index.ts';
import type { ExpertsRepository } from './experts.repository.ts';
import type { PickRow, PlanRow, PlansRepository } from './plans.repository.ts';
import { isHidden, isMine, isShown, isTakenDown } from './talk.ts';

const texts = { gone: msg`没有找到这份方案`, late: msg`开赛前没有审核完`, off: msg`这份方案已下架`, upheld: msg`举报核实后属实` };

export interface ReadingParts {
  repository: PlansRepository;
  experts: Pick<ExpertsRepository, 'byId'>;
  matches: Pick<Matches, 'rowsById'>;
  /** Names of companies by id. */
  companies(): Promise<ReadonlyMap<string, Names>>;
}

export interface PlanReading {
  handlers: Pick<Handlers, 'planList' | 'planCompetitions' | 'planInfo'>;
  /** A plan as visible to a member; undefined if it is hidden from them. */
  whole(id: number, viewer: number | undefined): Promise<Localizable<PlanWhole> | undefined>;
}

/** Reading of plans: text and picks of a locked plan never get further than the result of the query. */
export function createPlanReading({ clock }: Platform, { repository, experts, matches, companies }: ReadingParts): PlanReading {
  const isOpen = ({ state, takenDownAt, kickoffAt }: PlanRow, match: Pick<Localizable<Match>, 'status' | 'kickoff_at'>) =>
    state === 'published' && takenDownAt === null && match.status === 'scheduled' && Math.min(kickoffAt, match.kickoff_at) > clock.now();

  async function describe(rows: readonly PlanRow[], viewer: number | undefined): Promise<Localizable<Plan>[]> {
    const ids = rows.map(({ id }) => id);
    const [authors, played, picks, unlocked, names] = await Promise.all([
      experts.byId([...new Set(rows.map(({ expertId }) => expertId))], clock.now()),
      matches.rowsById([...new Set(rows.map(({ matchId }) => matchId))]),
      repository.picksOf(ids),
      viewer === undefined ? new Set<number>() : repository.unlockedBy(viewer, ids),
      companies(),
    ]);
    const company = (id: string) => ({ id, name: local(names.get(id) ?? { zh: id, en: id, vi: id }) });
    const shown = ({ play, side, line, odds, companyId, outcome }: PickRow) => ({
      play,
      side,
      line,
      odds,
      company: company(companyId),
      outcome,
    });
    return rows.flatMap((row) => {
      const author = authors.get(row.expertId);
      const match = played.get(row.matchId);
      if (!author || !match) return [];
      const own = picks.get(row.id) ?? [];
      const mine = isMine(row, viewer, unlocked);
      const hidden = isHidden(row, viewer, unlocked);
      return [
        {
          id: String(row.id),
          author: {
            id: String(author.id),
            user_nickname: author.nickname,
            avatar: author.avatar,
            level: author.level,
            is_ranked: author.settled >= rankedFrom,
            record: author.record,
          },
          match,
          title: hidden ? local(speakAll(texts.off)) : row.title,
          teaser: hidden ? '' : row.teaser,
          plays: own.map(({ play }) => play),
          price: row.price,
          state: row.state,
          result: row.result,
          sold: row.sold,
          is_open: isOpen(row, match),
          is_mine: mine,
          is_taken_down: isTakenDown(row),
          published_at: row.publishedAt,
          settled_at: row.settledAt,
          picks: mine || row.state === 'settled' ? own.map(shown) : null,
        },
      ];
    });
  }

  /** Reason why a plan is not on sale, after a decision of an operator or the kick-off. */
  function reasonOf({ state, reason, decidedBy, publishedAt, takenDownAt }: PlanRow): Localizable<string> | null {
    if (state !== 'failed' && takenDownAt === null) return null;
    // Without an operator's decision the plan was still awaiting review at kick-off.
    if (decidedBy === null) return local(speakAll(texts.late));
    return reason === '' && publishedAt !== null ? local(speakAll(texts.upheld)) : reason;
  }

  async function whole(id: number, viewer: number | undefined): Promise<Localizable<PlanWhole> | undefined> {
    const row = await repository.find(id);
    const isOwn = row?.expertId === viewer;
    if (!row || (!isOwn && !isShown(row))) return undefined;
    const [[plan], settlements, tips] = await Promise.all([describe([row], viewer), repository.settlementsOf(id), repository.tipsOf(id)]);
    return (
      plan && {
        ...plan,
        analysis: plan.is_mine ? { text: row.analysis, pictures: row.pictures } : null,
        locked: plan.is_mine ? null : { letters: [...row.analysis].length, pictures: row.pictures.length },
        reason: isOwn ? reasonOf(row) : null,
        settlements: settlements.map(({ at, home, away, result }) => ({ at, home, away, result })),
        tips,
      }
    );
  }

  return {
    whole,
    handlers: {
      async planList({ of, page, limit, expert, free, ...given }, { member }) {
        const filter = {
          ...given,
          of,
          viewer: member?.id,
          now: clock.now(),
          isFree: free === 1,
          ...(expert !== undefined && { expert: idNumberOrNone(expert) }),
        };
        const { list, total } = await repository.list(filter, (page - 1) * limit, limit);
        return { list: await describe(list, member?.id), total, page, limit };
      },
      async planCompetitions({ sport }) {
        const found = await repository.competitionsOnSale(clock.now(), sport);
        return { list: found.map(({ competition, total }) => ({ competition: describeCompetition(competition), total })) };
      },
      async planInfo({ id }, { member }) {
        const number = idNumber(id);
        const found = number === undefined ? undefined : await whole(number, member?.id);
        if (!found) throw new CallError(texts.gone);
        return found;
      },
    },
  };
}
