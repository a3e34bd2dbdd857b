import { pushList, readNotices, type Notice, type NoticeSubject, type UnreadNotices } from '@pitchside/api/messages/notices';
import { proxy, ref } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { followOwn } from '../../../platform/session/ownTopic.ts';

/** Notices of one question. */
const page = 20;

interface NoticesState {
  /** The newest first; a new list for each change. */
  list: readonly Notice[];
  unread: UnreadNotices;
  /** `more` is a further page on its way. */
  state: 'loading' | 'ready' | 'more' | 'failed';
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

const nothing = (): NoticesState => ({ list: ref([]), unread: { total: 0, subjects: [] }, state: 'loading', next: null });

/** Notices of the member, shared by all components that show them. */
export const notices = proxy<NoticesState>(nothing());

const newest = latestOnly();

function ask(): void {
  newest.ask(
    (signal) => api.call(pushList, { limit: page }, { signal, quiet: true }),
    ({ list, next, unread }) => Object.assign(notices, { list: ref(list), next, unread, state: 'ready' }),
    () => void (notices.state = notices.state === 'ready' ? 'ready' : 'failed'),
  );
}

/** Asks for the notices again after they did not come. */
export function retryNotices(): void {
  notices.state = 'loading';
  ask();
}

/** Asks for the page after those that are here. */
export function moreNotices(): void {
  const { next } = notices;
  if (next === null || notices.state === 'more') return;
  notices.state = 'more';
  newest.ask(
    (signal) => api.call(pushList, { before: next, limit: page }, { signal, quiet: true }),
    ({ list, next: after }) => Object.assign(notices, { list: ref([...notices.list, ...list]), next: after, state: 'ready' }),
    () => void (notices.state = 'failed'),
  );
}

/** A notice that came; one that folds others into itself takes the place of the one before it. */
function put(notice: Notice): void {
  notices.list = ref([notice, ...notices.list.filter(({ id }) => id !== notice.id)]);
}
function mark({ ids, subject }: { ids: readonly string[] | null; subject: NoticeSubject | null }): void {
  const isMeant = (one: Notice) => (ids ? ids.includes(one.id) : subject === null || one.subject === subject);
  notices.list = ref(notices.list.map((one) => (isMeant(one) && !one.is_read ? { ...one, is_read: true } : one)));
}

/** Marks some notices, those of a subject, or all as read. The page shows it at once, and reports a failure. */
export async function readSome(which: { ids?: string[]; subject?: NoticeSubject }): Promise<void> {
  const before = notices.list;
  mark({ ids: which.ids ?? null, subject: which.subject ?? null });
  try {
    notices.unread = (await api.call(readNotices, which)).unread;
  } catch {
    // The toast of the call has said why; they are unread again.
    notices.list = ref([...before]);
  }
}

/** Listens for the signed-in member's notices. Returns a function that stops it. */
export const followNotices = (): (() => void) =>
  followOwn({
    onEvent({ type, data }) {
      if (type === 'notice') {
        put(data.notice);
        notices.unread = data.unread;
      }
      if (type === 'notices_read') {
        mark(data);
        notices.unread = data.unread;
      }
    },
    onReset: ask,
    onChange(user) {
      newest.drop();
      Object.assign(notices, nothing());
      if (user) ask();
    },
  });
