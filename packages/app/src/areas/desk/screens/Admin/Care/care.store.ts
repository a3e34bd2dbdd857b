import {
  adminContentAct,
  adminContentMute,
  adminContentPerson,
  adminContentQueue,
  adminContentUndo,
  type ContentAct,
  type ContentActDone,
  type contentQueues,
  type Judged,
  type JudgedKind,
} from '@pitchside/api/content/content';
import type { CallData } from '@pitchside/api/contract';
import { proxy, ref } from 'valtio';
import { api } from '../../../../../platform/api/api.ts';
import { ask } from '../admin.store.ts';

export type CareQueue = (typeof contentQueues)[number];

interface CareState {
  queue: CareQueue;
  kind: JudgedKind | null;
  /** Null while the first ones are on their way. */
  list: readonly Judged[] | null;
  failed: boolean;
  next: string | null;
  totals: CallData<typeof adminContentQueue>['totals'] | null;
  /** Key of the open one. */
  current: string | null;
  /** Keys of the ticked items; a decision covers all of them. */
  ticked: ReadonlySet<string>;
  /** Author of the open item; null while loading. */
  person: CallData<typeof adminContentPerson> | null;
}

/** State of the moderation desk: queue, open item and author. */
export const care = proxy<CareState>({
  queue: 'review',
  kind: null,
  list: null,
  failed: false,
  next: null,
  totals: null,
  current: null,
  ticked: ref(new Set<string>()),
  person: null,
});

/** Unique key of an item. */
export const keyOf = ({ kind, id }: Pick<Judged, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Decisions of each queue: the one for the item, and the one against it, which needs a reason. */
export const waysOf: Readonly<Record<CareQueue, { good: ContentAct; bad: ContentAct }>> = {
  review: { good: 'approve', bad: 'reject' },
  reported: { good: 'restore', bad: 'hide' },
  hidden: { good: 'restore', bad: 'delete' },
};

const question = () => ({ queue: care.queue, ...(care.kind && { kind: care.kind }) });

/** Loads the queue from its beginning. The open item stays open while it is in the queue, and ticks of removed items are dropped. */
export async function loadCare(): Promise<void> {
  const asked = question();
  const found = await ask(() => api.call(adminContentQueue, asked));
  if (asked.queue !== care.queue || asked.kind !== (care.kind ?? undefined)) return;
  care.failed = !found && care.list === null;
  if (!found) return;
  const keys = new Set(found.list.map(keyOf));
  Object.assign(care, { list: ref(found.list), next: found.next, totals: found.totals });
  care.ticked = ref(new Set([...care.ticked].filter((key) => keys.has(key))));
  if (care.current === null || !keys.has(care.current)) open(found.list[0] ? keyOf(found.list[0]) : null);
}

/** Reads on. */
export async function loadMoreCare(): Promise<void> {
  const [asked, before] = [question(), care.next];
  if (before === null) return;
  const found = await ask(() => api.call(adminContentQueue, { ...asked, before }));
  if (!found || care.next !== before) return;
  Object.assign(care, { list: ref([...(care.list ?? []), ...found.list]), next: found.next });
}

/** Goes to another queue, or narrows it to a kind. */
export function showCare(change: Partial<Pick<CareState, 'queue' | 'kind'>>): void {
  Object.assign(care, change, { list: null, next: null, failed: false, current: null, person: null, ticked: ref(new Set<string>()) });
  void loadCare();
}

/** Opens a line and asks who sent it. */
export function open(key: string | null): void {
  care.current = key;
  const author = care.list?.find((line) => keyOf(line) === key)?.author.id;
  if (author !== care.person?.member.id) care.person = null;
  if (author !== undefined) void loadPerson(author);
}

/** Reads a person's history; kept when they are still the one in question. */
export async function loadPerson(id: string): Promise<void> {
  const found = await ask(() => api.call(adminContentPerson, { user_id: id }));
  const author = care.list?.find((line) => keyOf(line) === care.current)?.author.id;
  if (found && author === id) care.person = ref(found);
}

/** Opens the line before or after the open one. */
export function stepCare(by: 1 | -1): void {
  const { list, current } = care;
  const at = list?.findIndex((line) => keyOf(line) === current) ?? -1;
  const next = list?.[Math.max(0, Math.min(list.length - 1, at + by))];
  if (next && keyOf(next) !== current) open(keyOf(next));
}

/** Ticks a line, or takes its tick away. */
export function tick(key: string): void {
  const next = new Set(care.ticked);
  if (!next.delete(key)) next.add(key);
  care.ticked = ref(next);
}

/** Items of a decision: the ticked ones, else the open one. */
export function subjects(): readonly Judged[] {
  const { list, ticked, current } = care;
  return (list ?? []).filter((line) => (ticked.size > 0 ? ticked.has(keyOf(line)) : keyOf(line) === current));
}

/** Does one thing to some lines, all of them or none; the next line opens. Rejects with the server's words. */
export async function judge(act: ContentAct, of: readonly Judged[], reason: string): Promise<ContentActDone> {
  const done = await api.call(adminContentAct, { act, of: of.map(({ kind, id }) => ({ kind, id })), reason });
  const gone = new Set(of.map(keyOf));
  const at = care.list?.findIndex((line) => keyOf(line) === care.current) ?? -1;
  const left = care.list?.filter((line, index) => index > at && !gone.has(keyOf(line))) ?? [];
  care.ticked = ref(new Set<string>());
  if (care.current !== null && gone.has(care.current) && left[0]) open(keyOf(left[0]));
  await loadCare();
  return done;
}

/** Undoes an act. Rejects with the server's message. */
export async function undo(id: string): Promise<ContentActDone> {
  const done = await api.call(adminContentUndo, { id });
  await Promise.all([loadCare(), care.person && loadPerson(care.person.member.id)]);
  return done;
}

/** Mutes a member for some hours; 0 ends it. Rejects with the server's message. */
export async function mute(id: string, hours: number, reason: string): Promise<void> {
  await api.call(adminContentMute, { user_id: id, hours, reason });
  await loadPerson(id);
}
