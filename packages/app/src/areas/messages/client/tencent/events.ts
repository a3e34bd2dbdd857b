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
  tell: (event: ImEvent) => void;
  /** The signature has run out. */
  refused: () => void;
}

const kicked = z.object({ type: z.string() });
const network = z.object({ state: z.string() });

/** Serialised visible state of a conversation, to report only real changes. */
const shapeOf = (one: ImConversation): string => JSON.stringify(one);

/** Converts events of the SDK into ours. */
export function hearSdk(sdk: Sdk, { me, isIn, feel, tell, refused }: EventPorts): void {
  const told = new Map<string, string>();
  let owner = '';
  let wasLost = false;

  /** The SDK hands lists of its own kind, and says so in its types alone. */
  const listIn = <Item>(data: unknown): readonly Item[] => (Array.isArray(data) ? (data as Item[]) : []);
  function tellMessages(data: unknown, change: (message: ImMessage) => ImMessage = (message) => message): void {
    const list = listIn<SdkMessage>(data)
      .filter(({ conversationID, type }) => isDirect(conversationID) && typeof type === 'string')
      .map((message) => change(messageOf(message)));
    if (list.length > 0) tell({ type: 'messages', list });
  }
  function tellConversations(data: unknown): void {
    if (owner !== me()) {
      owner = me();
      told.clear();
    }
    const all = listIn<SdkConversation>(data).filter(({ conversationID }) => isDirect(conversationID));
    const list = all.map((one) => conversationOf(one, owner)).filter((one) => told.get(one.id) !== shapeOf(one));
    for (const one of list) told.set(one.id, shapeOf(one));
    if (list.length > 0) tell({ type: 'conversations', list });
    const here = new Set(all.map(({ conversationID }) => conversationID));
    for (const id of told.keys())
      if (!here.has(id)) {
        told.delete(id);
        tell({ type: 'gone', conversation: id });
      }
  }
  function onReady(): void {
    if (!isIn()) return;
    feel('ready');
    if (wasLost) tell({ type: 'reset' });
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
  sdk.on(sdkEvents.received, ({ data }) => tellMessages(data));
  sdk.on(sdkEvents.revoked, ({ data }) => tellMessages(data, (message) => ({ ...message, body: { type: 'recalled' } })));
  sdk.on(sdkEvents.conversations, ({ data }) => tellConversations(data));
  sdk.on(sdkEvents.readByPeer, ({ data }) => {
    const orders = new Map<string, number>();
    for (const message of listIn<SdkMessage>(data)) {
      const { conversation, order } = messageOf(message);
      orders.set(conversation, Math.max(order, orders.get(conversation) ?? 0));
    }
    for (const [conversation, order] of orders) tell({ type: 'read', conversation, order });
  });
}
