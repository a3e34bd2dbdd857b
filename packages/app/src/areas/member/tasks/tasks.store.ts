import {
  pcSignTaskList,
  taskHandleSign,
  userTaskList,
  type SignWeek,
  type TaskItem,
  type TaskLists,
} from '@pitchside/api/member/activities';
import { ApiError } from '@pitchside/api';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { charge } from '../../../platform/session/wallet.store.ts';

interface TasksState {
  /** Id of the member whose week and tasks these are; null before the first. */
  owner: string | null;
  /** The week of sign-ins and today's tasks; null until they came. */
  strip: (SignWeek & { today: TaskItem[] }) | null;
  stripFailed: boolean;
  /** Daily and first tasks; null until they came. */
  lists: TaskLists | null;
  listsFailed: boolean;
  signing: boolean;
  /** Why the last sign-in failed, in the server's words. */
  signError: string | null;
  /** Tasks whose reward is on its way. */
  claiming: string[];
}

const unknown: Omit<TasksState, 'owner'> = {
  strip: null,
  stripFailed: false,
  lists: null,
  listsFailed: false,
  signing: false,
  signError: null,
  claiming: [],
};

/** Sign-in and tasks of the member, shared by the header's panel and the task centre. */
export const tasks = proxy<TasksState>({ owner: null, ...structuredClone(unknown) });

/** Sets the member whose tasks are shown; drops those of another member. */
export function tasksOf(owner: string): void {
  if (tasks.owner !== owner) Object.assign(tasks, structuredClone(unknown), { owner });
}

/** Fetches the week; the last one stays when that fails. */
export async function loadStrip(): Promise<void> {
  const { owner } = tasks;
  try {
    const strip = await api.call(pcSignTaskList, {});
    if (tasks.owner === owner) Object.assign(tasks, { strip, stripFailed: false });
  } catch {
    // The call reports its own failure; the strip says that it is missing.
    tasks.stripFailed = tasks.strip === null;
  }
}

/** Fetches both lists of tasks; the last ones stay when that fails. */
export async function loadLists(): Promise<void> {
  const { owner } = tasks;
  try {
    const lists = await api.call(userTaskList, {});
    if (tasks.owner === owner) Object.assign(tasks, { lists, listsFailed: false });
  } catch {
    tasks.listsFailed = tasks.lists === null;
  }
}

/** Names of acts under way: the same one is sent again under the same name until the server has answered it. */
const keys = new Map<string, string>();
const keyOf = (act: string): string => {
  const key = keys.get(act) ?? crypto.randomUUID();
  keys.set(act, key);
  return key;
};

async function handle(id: string): Promise<void> {
  const act = `${tasks.owner} ${id}`;
  try {
    await charge(() => api.call(taskHandleSign, { id }, { idempotencyKey: keyOf(act) }));
    keys.delete(act);
  } catch (error) {
    // A refused request may be retried as a new one; a lost one is retried under the same key.
    if (error instanceof ApiError && error.failure === 'answer') keys.delete(act);
    throw error;
  }
}

const refresh = async (): Promise<void> => void (await Promise.all([loadStrip(), tasks.lists && loadLists()]));

/** Signs in for the server's today, once however often it is pressed. */
export async function signIn(): Promise<void> {
  if (tasks.signing) return;
  Object.assign(tasks, { signing: true, signError: null });
  try {
    await handle('sign');
    await refresh();
  } catch (error) {
    tasks.signError = error instanceof ApiError ? error.message : null;
  } finally {
    tasks.signing = false;
  }
}

/** Takes the rewards of tasks, one after the other. */
export async function claim(ids: readonly string[]): Promise<void> {
  const fresh = ids.filter((id) => !tasks.claiming.includes(id));
  tasks.claiming.push(...fresh);
  for (const id of fresh) {
    // The call reports its own failure; the task stays as it was.
    await handle(id).catch(() => undefined);
  }
  await refresh();
  tasks.claiming = tasks.claiming.filter((id) => !fresh.includes(id));
}
