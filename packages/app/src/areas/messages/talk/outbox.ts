import { createStop, type Stop } from '../../../platform/upload/stop.ts';
import type { Passage } from '../display/bubble.presenter.ts';
import { ImError, type ImBody, type ImClient, type ImDraft, type ImMessage, type ImPerson } from '../client/im.ts';

/** Undelivered message. */
export interface Parcel {
  key: string;
  conversation: string;
  draft: ImDraft;
  /** When it was written, ms UTC. */
  at: number;
  passage: Passage;
  /** The message as the conversation shows it meanwhile. */
  message: ImMessage;
}

/** Stored part of an undelivered message: text and cards only, since files live only in the page. */
export interface StoredParcel {
  key: string;
  conversation: string;
  draft: Extract<ImDraft, { type: 'text' | 'custom' }>;
  at: number;
  hasFailed: boolean;
}

interface OutboxPorts {
  client: ImClient;
  me: () => ImPerson;
  now: () => number;
  newKey: () => string;
  /** Parcels have changed. */
  onChange: () => void;
  onSent: (message: ImMessage) => void;
  shelf: { read: () => readonly StoredParcel[]; write: (parcels: readonly StoredParcel[]) => void };
  /** Waits before a lost parcel is tried again; default by the clock. */
  pause?: (ms: number) => Promise<void>;
}

export interface Outbox {
  /** Parcels of a conversation in the order in which they were written. */
  of: (conversation: string) => readonly Parcel[];
  passageOf: (key: string) => Passage | undefined;
  /** All parcels in the order in which they were written. */
  all: () => readonly Parcel[];
  add: (conversation: string, draft: ImDraft) => string;
  resend: (key: string) => void;
  /** Stops a parcel, or takes one that failed away. */
  drop: (key: string) => void;
  /** A conversation has these messages: none of them is under way any more. */
  arrived: (list: readonly ImMessage[]) => void;
  /** Sends what waits: the service is ready. */
  wake: () => void;
  /** Stops the outbox: nothing more is sent, and pending answers are ignored. */
  stop: () => void;
}

/** Finds the last parcel of a conversation. */
export function lastOfEach(parcels: readonly Parcel[]): (conversation: string) => Parcel | undefined {
  const last = new Map(parcels.map((parcel) => [parcel.conversation, parcel]));
  return (conversation) => last.get(conversation);
}

/** Finds how far a parcel has come. */
export function passagesOf(parcels: readonly Parcel[]): (key: string) => Passage | undefined {
  const passages = new Map(parcels.map(({ key, passage }) => [key, passage]));
  return (key) => passages.get(key);
}

/** Tries of a parcel while the service is ready, before its sender has to decide, and the pauses between them, ms. */
const pauses = [500, 2_000] as const;
const byClock = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

function bodyOf(draft: ImDraft): ImBody {
  if (draft.type === 'text' || draft.type === 'custom') return draft;
  const { file } = draft;
  const url = draft.type === 'image' ? URL.createObjectURL(file) : '';
  return draft.type === 'image'
    ? { type: 'image', url, thumbUrl: url, width: 0, height: 0, size: file.size }
    : { type: 'file', url, name: file.name, size: file.size };
}

/**
 * Sends messages one after the other in each conversation. Each arrives once whatever the connection does, since a retry uses the same key.
 */
export function createOutbox({ client, me, now, newKey, onChange, onSent, shelf, pause = byClock }: OutboxPorts): Outbox {
  const parcels = new Map<string, Parcel>();
  const uploads = new Map<string, Stop>();
  const busy = new Set<string>();
  /** Keys that went out before, in this page or in one that is closed. */
  const tried = new Set<string>();
  let isOver = false;

  const store = () =>
    shelf.write(
      [...parcels.values()].flatMap(({ key, conversation, draft, at, passage }) =>
        passage.state !== 'sent' && (draft.type === 'text' || draft.type === 'custom')
          ? [{ key, conversation, draft, at, hasFailed: passage.state !== 'sending' }]
          : [],
      ),
    );
  function change(): void {
    store();
    onChange();
  }
  function put(parcel: Omit<Parcel, 'message'>): void {
    const { key, conversation, at, draft } = parcel;
    const message: ImMessage = {
      key,
      id: '',
      conversation,
      order: Infinity,
      sender: me(),
      flow: 'out',
      at,
      body: bodyOf(draft),
      isRead: false,
    };
    parcels.set(key, { ...parcel, message });
  }
  function pass(key: string, passage: Passage): void {
    const parcel = parcels.get(key);
    if (parcel) parcels.set(key, { ...parcel, passage });
    change();
  }
  function forget(key: string): void {
    const parcel = parcels.get(key);
    parcels.delete(key);
    tried.delete(key);
    uploads.delete(key);
    // The picture stays until its own address has come, which the next drawing shows.
    if (parcel?.message.body.type === 'image') setTimeout((url: string) => URL.revokeObjectURL(url), 10_000, parcel.message.body.url);
  }

  /** Sends one parcel; false when the line is away and the rest must wait. */
  async function sendOne({ key, conversation, draft }: Parcel): Promise<boolean> {
    for (let tries = 0; ; tries += 1) {
      const upload = uploads.get(key);
      try {
        const message = await client.send(conversation, key, draft, {
          onProgress: (progress) => !isOver && parcels.has(key) && pass(key, { state: 'sending', progress }),
          ...(upload && { signal: upload.signal }),
          isRepeat: tried.has(key),
        });
        if (isOver) return false;
        // It stands where it is until the conversation has the message itself. Taken back meanwhile, it has gone out all the same.
        pass(key, { state: 'sent' });
        onSent(message);
        return true;
      } catch (error) {
        if (!(error instanceof ImError)) throw error;
        if (isOver) return false;
        if (!parcels.has(key)) return true;
        tried.add(key);
        if (error.kind === 'refused') {
          pass(key, { state: 'refused', ...(error.message !== '' && { reason: error.message }) });
          return true;
        }
        if (client.status().state !== 'ready') return false;
        const wait = pauses[tries];
        if (wait === undefined) {
          pass(key, { state: 'failed' });
          return true;
        }
        await pause(wait);
        if (isOver || client.status().state !== 'ready') return false;
        if (!parcels.has(key)) return true;
      }
    }
  }
  async function drain(conversation: string): Promise<void> {
    if (busy.has(conversation)) return;
    busy.add(conversation);
    try {
      while (!isOver && client.status().state === 'ready') {
        const next = [...parcels.values()].find((parcel) => parcel.conversation === conversation && parcel.passage.state === 'sending');
        if (!next || !(await sendOne(next))) return;
      }
    } finally {
      busy.delete(conversation);
      // Ready again while the last try was failing: nobody else would wake it.
      const waits = [...parcels.values()].some((parcel) => parcel.conversation === conversation && parcel.passage.state === 'sending');
      if (waits && !isOver && client.status().state === 'ready') queueMicrotask(() => void drain(conversation));
    }
  }

  for (const { key, conversation, draft, at, hasFailed } of shelf.read()) {
    tried.add(key);
    put({ key, conversation, draft, at, passage: { state: hasFailed ? 'failed' : 'sending' } });
  }

  const of = (conversation: string) => [...parcels.values()].filter((parcel) => parcel.conversation === conversation);
  return {
    of,
    all: () => [...parcels.values()],
    passageOf: (key) => parcels.get(key)?.passage,
    add(conversation, draft) {
      const key = newKey();
      if (draft.type === 'image' || draft.type === 'file') uploads.set(key, createStop());
      put({ key, conversation, draft, at: now(), passage: { state: 'sending', ...('file' in draft && { progress: 0 }) } });
      change();
      void drain(conversation);
      return key;
    },
    resend(key) {
      const parcel = parcels.get(key);
      if (!parcel || parcel.passage.state === 'sending' || parcel.passage.state === 'sent') return;
      // At its old place it would stand above what was said since.
      parcels.delete(key);
      put({ ...parcel, at: now(), passage: { state: 'sending' } });
      change();
      void drain(parcel.conversation);
    },
    drop(key) {
      uploads.get(key)?.stop();
      forget(key);
      change();
    },
    arrived(list) {
      const own = list.filter(({ flow, key }) => flow === 'out' && parcels.has(key));
      for (const { key } of own) forget(key);
      if (own.length > 0) change();
    },
    wake: () => [...new Set([...parcels.values()].map(({ conversation }) => conversation))].forEach((one) => void drain(one)),
    stop: () => void (isOver = true),
  };
}
