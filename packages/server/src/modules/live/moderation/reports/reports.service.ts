import { msg } from '@lingui/core/macro';
import { reportLimits, type ReportKind } from '@pitchside/api/live/moderation';
import { CallError } from '../../../../platform/callError.ts';
import type { Emit } from '../../../../platform/events.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import { takeTurn } from '../../../../platform/locks.ts';
import { idempotent } from '../../../../platform/idempotency.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { day } from '../../../../platform/retention.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { Names } from '../../../../text/local.ts';
import { memberTopic } from '../../../money/ledger/index.ts';
import type { Notices } from '../../../messages/notices/index.ts';
import type { Uploads } from '../../../content/uploads/index.ts';
import type { Reportable } from './reportable.ts';
import {
  createReportsRepository,
  type CaseRow,
  type OpenReport,
  type ReportedObject,
  type ReportState,
  type WholeCase,
} from './reports.repository.ts';

/** Retention of pictures after the decision, ms. */
export const reportPicturesLife = 30 * day;

const texts = {
  gone: msg`没有找到`,
  own: msg`不能举报自己`,
  twice: msg`你已经举报过了，等结果吧`,
  often: msg`今天举报得太多了，明天再来`,
  words: msg`请写明是什么问题`,
  decided: msg`这个举报已经处理过了`,
};

/** A case, with the effects of upholding it. */
export interface ReportedCase extends WholeCase {
  follows: Names | undefined;
}

/** Review of reports by operators. */
export interface ReportReview {
  list(state: ReportState, limit: number): Promise<{ list: ReportedCase[]; total: number }>;
  find(id: number): Promise<ReportedCase | undefined>;
  waiting(): Promise<{ total: number; oldestAt: number | null }>;
  /**
   * Decides a pending case, once; reporters are notified, and its pictures are deleted 30 days later.
   * @throws CallError when it is already decided
   */
  decide(operatorId: number, id: number, state: 'upheld' | 'rejected', reason: string): Promise<void>;
  /** Decides the pending case of an object, if any, within a transaction whose caller applies the effects. */
  decideOf(
    tx: Transaction,
    emit: Emit,
    operatorId: number,
    kind: ReportKind,
    objectId: string,
    state: 'upheld' | 'rejected',
    reason: string,
  ): Promise<void>;
  /** Pending reports on some objects. */
  open(of: readonly ReportedObject[]): Promise<OpenReport[]>;
  /** Objects of some kinds with pending reports, oldest first, after the id of a case; with that id. */
  reported(
    kinds: readonly ReportKind[],
    after: number,
    limit: number,
  ): Promise<{ list: (ReportedObject & { caseId: number })[]; total: number }>;
  /** A picture of a case by its index, from 1; undefined once it is deleted. */
  picture(id: number, place: number): Promise<Buffer | undefined>;
}

export interface Reports {
  handlers: Pick<Handlers, 'report'>;
  review: ReportReview;
  /** Registers a reportable kind. */
  know(kind: ReportKind, reportable: Reportable): void;
}

/** Reports of members about anything, as cases for operators. */
export function createReports(
  platform: Pick<Platform, 'db' | 'events' | 'clock' | 'log'>,
  uploads: Pick<Uploads, 'keep' | 'use' | 'letGo' | 'readPrivate'>,
  kinds: Map<ReportKind, Reportable>,
  notices: Pick<Notices, 'notify'>,
): Reports {
  const { db, events, clock, log } = platform;
  const repository = createReportsRepository(db);

  /** Decides a pending case, and notifies the reporters. */
  async function decide(
    tx: Transaction,
    emit: Emit,
    operatorId: number,
    id: number,
    state: 'upheld' | 'rejected',
    reason: string,
  ): Promise<CaseRow> {
    const at = clock.now();
    const row = await repository.decide(tx, id, { state, reason, decidedBy: operatorId, decidedAt: at });
    if (!row) throw new CallError(texts.decided);
    const { kind, objectId } = row;
    const all = await repository.reportsOf(tx, id);
    await notices.notify(
      tx,
      emit,
      ...all.map(({ reporterId }) => ({
        memberId: reporterId,
        kind: state === 'upheld' ? ('report_upheld' as const) : ('report_dismissed' as const),
        values: { note: reason || row.snapshot },
      })),
    );
    for (const { reporterId } of all)
      emit(memberTopic(reporterId), 'report_decided', { kind, object_id: objectId, is_upheld: state === 'upheld', reason });
    for (const report of all) await uploads.letGo(tx, `report:${report.id}`, report.pictures, at + reportPicturesLife);
    return row;
  }

  /** Adds the effects of upholding a pending case. */
  async function withFollows(found: WholeCase): Promise<ReportedCase> {
    const { kind, objectId, state } = found.row;
    return { ...found, follows: state === 'waiting' ? await kinds.get(kind)?.follows?.(objectId) : undefined };
  }

  return {
    know: (kind, reportable) => void kinds.set(kind, reportable),
    handlers: {
      async report({ kind, id, reason, text, pictures: given }, caller) {
        const userId = caller.member.id;
        if (reason === 'other' && text === '') throw new CallError(texts.words);
        const found = await kinds.get(kind)?.find(id, userId);
        if (!found) throw new CallError(texts.gone);
        if (found.ownerId === userId) throw new CallError(texts.own);
        return idempotent(platform, caller, async (tx, emit) => {
          await takeTurn(tx, 'reports', userId);
          if (await repository.knows(tx, userId, kind, id)) throw new CallError(texts.twice);
          const at = clock.now();
          if ((await repository.countSince(tx, userId, at - day)) >= reportLimits.aDay) throw new CallError(texts.often);
          const pictures: string[] = [];
          for (const key of new Set(given)) pictures.push(await uploads.keep(tx, userId, key, 'report'));
          const number = await repository.add(tx, { kind, objectId: id, ...found, reason, text }, userId, pictures, at);
          await uploads.use(tx, `report:${number}`, pictures);
          const known = kinds.get(kind);
          if (known?.reported) await known.reported(tx, emit, id, await repository.waitingFor(tx, kind, id));
          return { id: String(number), at };
        });
      },
    },
    review: {
      async list(state, limit) {
        const { list, total } = await repository.list(state, limit);
        return { list: await Promise.all(list.map(withFollows)), total };
      },
      async find(id) {
        const found = await repository.find(id);
        return found && withFollows(found);
      },
      waiting: repository.waiting,
      open: repository.open,
      reported: repository.reported,
      async decideOf(tx, emit, operatorId, kind, objectId, state, reason) {
        const id = await repository.waitingCase(tx, kind, objectId);
        if (id !== undefined) await decide(tx, emit, operatorId, id, state, reason);
      },
      async decide(operatorId, id, state, reason) {
        await events.transaction(async (tx, emit) => {
          const { kind, objectId } = await decide(tx, emit, operatorId, id, state, reason);
          const known = kinds.get(kind);
          await (state === 'upheld' ? known?.uphold : known?.reject)?.(tx, emit, objectId, { operatorId, reason });
        });
        log.info({ operator: operatorId, report: id, decision: state }, 'a report was decided');
      },
      async picture(id, place) {
        const key = (await repository.find(id))?.reports.flatMap(({ pictures }) => pictures)[place - 1];
        return key === undefined ? undefined : (await uploads.readPrivate(key))?.bytes;
      },
    },
  };
}
