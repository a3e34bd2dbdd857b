import * as z from 'zod/mini';
import type { ImConversation, ImEvent, ImMessage } from '../im.ts';
import type { Mood } from '../moods.ts';
import { sdkEvents, sdkTypes, type Sdk, type SdkConversation, type SdkMessage } from './sdk.ts';
import { conversationOf, isDirect, messageOf } from './wire.ts';

interface EventPorts {
  me: () => string;
  /** Whether somebody is signed in, or signing in. */
  isIn: () => boolean;
  feel: (mood: Mood) => void;
  emit: (event: ImEvent) => void;
  /** The signature has run out. */
  refused: () => void;
}

const kicked = z.object({ type: z.string() });
const network = z.object({ state: z.string() });

/** Serialised visible state of a conversation, to report only real changes. */
const shapeOf = (one: ImConversation): string => JSON.stringify(one);

/** Converts events of the SDK into ours. */
export function hearSdk(sdk: Sdk, { me, isIn, feel, emit, refused }: EventPorts): void {
  const signatures = new Map<string, string>();
  let owner = '';
  let wasLost = false;

  /** The SDK hands lists of its own kind, and says so in its types alone. */
  const listIn = <Item>(data: unknown): readonly Item[] => (Array.isArray(data) ? (data as Item[]) : []);
  function emitMessages(data: unknown, change: (message: ImMessage) => ImMessage = (message) => message): void {
    const list = listIn<SdkMessage>(data)
      .filter(({ conversationID, type }) => isDirect(conversationID) && typeof type === 'string')
      .map((message) => change(messageOf(message)));
    if (list.length > 0) emit({ type: 'messages', list });
  }
  function emitConversations(data: unknown): void {
    if (owner !== me()) {
      owner = me();
      signatures.clear();
    }
    const all = listIn<SdkConversation>(data).filter(({ conversationID }) => isDirect(conversationID));
    const list = all.map((one) => conversationOf(one, owner)).filter((one) => signatures.get(one.id) !== shapeOf(one));
    for (const one of list) signatures.set(one.id, shapeOf(one));
    if (list.length > 0) emit({ type: 'conversations', list });
    const here = new Set(all.map(({ conversationID }) => conversationID));
    for (const id of signatures.keys())
      if (!here.has(id)) {
        signatures.delete(id);
        emit({ type: 'gone', conversation: id });
      }
  }
  function onReady(): void {
    if (!isIn()) return;
    feel('ready');
    if (wasLost) emit({ type: 'reset' });
    wasLost = false;
  }

  sdk.on(sdkEvents.ready, onReady);
  sdk.on(sdkEvents.notReady, () => isIn() && feel('lost'));
  sdk.on(sdkEvents.network, ({ data }) => {
    if (!isIn()) return;
    const state = network.safeParse(data).data?.state;
    if (state === 'disconnected') {
      wasLost = true;
      feel('lost');
    }
    if (state === 'connected') {
      feel('back');
      if (sdk.isReady()) onReady();
    }
  });
  sdk.on(sdkEvents.kicked, ({ data }) => (kicked.safeParse(data).data?.type === sdkTypes.sigExpired ? refused() : feel('kicked')));
  sdk.on(sdkEvents.received, ({ data }) => emitMessages(data));
  sdk.on(sdkEvents.revoked, ({ data }) => emitMessages(data, (message) => ({ ...message, body: { type: 'recalled' } })));
  sdk.on(sdkEvents.conversations, ({ data }) => emitConversations(data));
  sdk.on(sdkEvents.readByPeer, ({ data }) => {
    const orders = new Map<string, number>();
    for (const message of listIn<SdkMessage>(data)) {
      const { conversation, order } = messageOf(message);
      orders.set(conversation, Math.max(order, orders.get(conversation) ?? 0));
    }
    for (const [conversation, order] of orders) emit({ type: 'read', conversation, order });
  });
}
