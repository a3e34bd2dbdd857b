import { ApiError } from '@pitchside/api';
import {
  adminActs,
  adminAnnounce,
  adminAudit,
  adminAudits,
  adminDecide,
  adminOverview,
  adminPresence,
  adminQueue,
  adminSetSettings,
  adminSettings,
  adminUnlock,
  type ActGroup,
  type AuditRun,
  type CaseAct,
  type CaseKind,
  type CaseState,
  type OperatorAct,
  type ReviewCase,
  type SettingField,
} from '@pitchside/api/desk/operations';
import type { CallData, CallInput } from '@pitchside/api/contract';
import { proxy } from 'valtio';
import { api } from '../../../../platform/api/api.ts';

interface AdminState {
  /** `asking` until the server has said whether the desk is open. */
  desk: 'asking' | 'locked' | 'open' | 'failed';
  overview: CallData<typeof adminOverview> | null;
  state: CaseState;
  kind: CaseKind | null;
  queue: ReviewCase[] | null;
  queueFailed: boolean;
  total: number;
  /** Number of the case whose details are open. */
  current: string | null;
  settings: SettingField[] | null;
  audits: AuditRun[] | null;
  auditing: boolean;
  acts: OperatorAct[] | null;
  actsTotal: number;
  actsPage: number;
  actsGroup: ActGroup | 'all' | 'mine';
}

const closed: Omit<AdminState, 'desk'> = {
  overview: null,
  state: 'waiting',
  kind: null,
  queue: null,
  queueFailed: false,
  total: 0,
  current: null,
  settings: null,
  audits: null,
  auditing: false,
  acts: null,
  actsTotal: 0,
  actsPage: 1,
  actsGroup: 'all',
};

/** Lines of the log on a page. */
export const actsPerPage = 20;

/** The operators' desk. */
export const admin = proxy<AdminState>({ desk: 'asking', ...structuredClone(closed) });

/** Locks the desk and drops its data. */
export const lockDesk = (): void => void Object.assign(admin, structuredClone(closed), { desk: 'locked' });

/** Runs a call of the desk; one that was refused because the desk has closed shows that instead. */
export async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'answer') await askPresence();
    return undefined;
  }
}

/** Asks whether the desk is open. */
export async function askPresence(): Promise<void> {
  try {
    const { unlocked } = await api.call(adminPresence, {});
    if (!unlocked) lockDesk();
    else admin.desk = 'open';
  } catch {
    if (admin.desk === 'asking') admin.desk = 'failed';
  }
}

/** Opens the desk with the operator's password. */
export async function unlockDesk(password: string): Promise<void> {
  await api.call(adminUnlock, { password });
  admin.desk = 'open';
}

export async function loadOverview(): Promise<void> {
  admin.overview = (await ask(() => api.call(adminOverview, {}))) ?? admin.overview;
}

export async function loadQueue(): Promise<void> {
  const { state, kind } = admin;
  const found = await ask(() => api.call(adminQueue, { state, ...(kind && { kind }) }));
  if (admin.state !== state || admin.kind !== kind) return;
  admin.queueFailed = !found && admin.queue === null;
  if (!found) return;
  Object.assign(admin, { queue: found.list, total: found.total });
  if (!found.list.some(({ no }) => no === admin.current)) admin.current = found.list[0]?.no ?? null;
}

/** Shows other cases. */
export function showCases(change: { state?: CaseState; kind?: CaseKind | null }): void {
  Object.assign(admin, change, { queue: null, current: null });
  void loadQueue();
}

/** Opens the case before or after the current one. */
export function step(by: 1 | -1): void {
  const { queue, current } = admin;
  const at = queue?.findIndex(({ no }) => no === current) ?? -1;
  admin.current = queue?.[Math.max(0, Math.min(queue.length - 1, at + by))]?.no ?? current;
}

/** Decides a case; the next one opens. Rejects with the server's words. */
export async function decide(no: string, act: CaseAct, reason: string, idempotencyKey: string): Promise<void> {
  await api.call(adminDecide, { no, act, reason }, { idempotencyKey });
  const at = admin.queue?.findIndex((each) => each.no === no) ?? -1;
  admin.current = admin.queue?.[at + 1]?.no ?? admin.queue?.[at - 1]?.no ?? null;
  await Promise.all([loadQueue(), loadOverview(), loadActs()]);
}

export async function loadSettings(): Promise<void> {
  admin.settings = (await ask(() => api.call(adminSettings, {})))?.list ?? admin.settings;
}

/** Setting of the review before publication. */
export const reviewSetting = 'content_review';

/** Changes settings, all of them or none. Rejects with the server's words. */
export async function saveSettings(values: { key: string; value: string }[], reason: string, idempotencyKey: string): Promise<void> {
  admin.settings = (await api.call(adminSetSettings, { values, reason }, { idempotencyKey })).list;
  await loadActs();
}

/** Sends an announcement to every member. Rejects with the server's words. */
export async function announce(words: CallInput<typeof adminAnnounce>, idempotencyKey: string): Promise<void> {
  await api.call(adminAnnounce, words, { idempotencyKey });
  await loadActs();
}

export async function loadAudits(): Promise<void> {
  admin.audits = (await ask(() => api.call(adminAudits, {})))?.list ?? admin.audits;
}

/** Adds the ledger up now. */
export async function runAudit(): Promise<void> {
  if (admin.auditing) return;
  admin.auditing = true;
  await ask(() => api.call(adminAudit, {}));
  await Promise.all([loadAudits(), loadOverview(), loadActs()]);
  admin.auditing = false;
}

export async function loadActs(): Promise<void> {
  const { actsGroup, actsPage } = admin;
  const found = await ask(() =>
    api.call(adminActs, {
      page: actsPage,
      limit: actsPerPage,
      mine: actsGroup === 'mine' ? 1 : 0,
      ...(actsGroup !== 'all' && actsGroup !== 'mine' && { group: actsGroup }),
    }),
  );
  if (found && admin.actsGroup === actsGroup && admin.actsPage === actsPage)
    Object.assign(admin, { acts: found.list, actsTotal: found.total });
}

/** Shows other lines of the log. */
export function showActs(change: { actsGroup?: AdminState['actsGroup']; actsPage?: number }): void {
  Object.assign(admin, { actsPage: 1 }, change, { acts: null });
  void loadActs();
}

/** Fetches everything that the desk shows. */
export async function loadDesk(): Promise<void> {
  await Promise.all([loadOverview(), loadQueue(), loadSettings(), loadAudits(), loadActs()]);
}
