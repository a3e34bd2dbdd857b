import { createNanoEvents } from 'nanoevents';
import type { ImClient, ImConversation, ImEvent, ImMessage, ImPerson, ImStatus } from './im.ts';
import { createListeners } from './listeners.ts';

/** The site's own facts about the other party, independent of the engine. */
type Facts = Pick<ImConversation, 'peer' | 'isBlocked' | 'isFriend'>;

export interface JoinedPorts {
  /** Carries what two say to each other. */
  direct: ImClient;
  /** The site's own data: groups and friendships. */
  site: ImClient;
  /** Tells the messaging service that a member is blocked or unblocked. */
  keepOut: (member: string, isOut: boolean) => Promise<void>;
  /** Name and picture of the reader as the site has them; undefined for nobody. Without it the service's own stay. */
  me?: () => Pick<ImPerson, 'name' | 'avatar'> | undefined;
}

const isGroup = (conversation: string) => conversation.startsWith('GROUP');
/** The state of two services as one: one writes only once both are ready. */
const ranks = ['kicked', 'offline', 'connecting', 'idle', 'ready'] as const;

/** One service made of two: talks between two go over another's, groups and everything that is known of members over the site's own. */
export function createJoined({ direct, site, keepOut, me }: JoinedPorts): ImClient {
  const events = createListeners();
  const facts = new Map<string, Facts>();
  /** Conversations as the messaging service returns them. */
  const plain = new Map<string, ImConversation>();
  const moods = createNanoEvents<{ status: (status: ImStatus) => void }>();

  function status(): ImStatus {
    const both = [direct.status(), site.status()];
    return {
      state: ranks.find((rank) => both.some(({ state }) => state === rank)) ?? 'idle',
      attempt: Math.max(...both.map(({ attempt }) => attempt)),
    };
  }
  let last = status();
  function restate(): void {
    const next = status();
    if (next.state === last.state && next.attempt === last.attempt) return;
    last = next;
    moods.emit('status', next);
  }
  const of = (conversation: string) => (isGroup(conversation) ? site : direct);

  /** Merges a conversation with the site's facts about the other party. */
  function known(one: ImConversation): ImConversation {
    plain.set(one.id, one);
    const found = facts.get(one.id);
    return found ? { ...one, ...found } : one;
  }
  function learn({ id, peer, isBlocked, isFriend }: ImConversation): boolean {
    const before = facts.get(id);
    facts.set(id, { peer, isBlocked, isFriend });
    return before === undefined || JSON.stringify(before) !== JSON.stringify(facts.get(id));
  }
  async function ask(id: string): Promise<void> {
    const answer = await site.conversation(id);
    const there = plain.get(id);
    if (learn(answer) && there) events.emit({ type: 'conversations', list: [known(there)] });
  }
  /** Merges a message with the site's facts about its sender: those of the messaging service arrive later, and anybody can set them. */
  function signed(message: ImMessage): ImMessage {
    const { conversation, flow, sender } = message;
    const person = flow === 'out' ? me?.() : facts.get(conversation)?.peer;
    return person ? { ...message, sender: { id: sender.id, name: person.name, avatar: person.avatar } } : message;
  }
  function hearDirect(event: ImEvent): void {
    if (event.type === 'conversations') return events.emit({ ...event, list: event.list.map(known) });
    if (event.type === 'gone') plain.delete(event.conversation);
    // Until the service itself keeps them out, whom the reader blocked is not heard.
    if (event.type === 'messages') {
      const list = event.list.filter(({ conversation, flow }) => flow === 'out' || !facts.get(conversation)?.isBlocked);
      return list.length > 0 ? events.emit({ ...event, list: list.map(signed) }) : undefined;
    }
    events.emit(event);
  }
  function hearSite(event: ImEvent): void {
    switch (event.type) {
      case 'reset':
        return events.emit(event);
      case 'conversations': {
        const groups = event.list.filter(({ id }) => isGroup(id));
        for (const one of event.list) {
          if (isGroup(one.id)) continue;
          const wasBlocked = facts.get(one.id)?.isBlocked ?? false;
          const there = plain.get(one.id);
          if (learn(one) && there) events.emit({ type: 'conversations', list: [known(there)] });
          // Sent again with the next change; until then such messages are hidden here.
          if (wasBlocked !== one.isBlocked) void keepOut(one.peer.id, one.isBlocked).catch(() => undefined);
        }
        return groups.length > 0 ? events.emit({ ...event, list: groups }) : undefined;
      }
      case 'messages': {
        const list = event.list.filter(({ conversation }) => isGroup(conversation));
        return list.length > 0 ? events.emit({ ...event, list }) : undefined;
      }
      default:
        return isGroup(event.conversation) ? events.emit(event) : undefined;
    }
  }
  direct.on(hearDirect);
  site.on(hearSite);
  direct.onStatus(restate);
  site.onStatus(restate);

  return {
    status,
    onStatus: (hear) => moods.on('status', hear),
    on: events.on,
    login(account, onRefused) {
      facts.clear();
      plain.clear();
      // One signature serves both, and one question for another is enough.
      let isAsked = false;
      const refused =
        onRefused &&
        (() => {
          if (isAsked) return;
          isAsked = true;
          onRefused();
        });
      site.login(account, refused);
      direct.login(account, refused);
    },
    logout: async () => void (await Promise.all([direct.logout(), site.logout()])),
    async conversations(take) {
      await Promise.all([
        direct.conversations((part) => take(part.map(known))),
        site.conversations((part) => take(part.filter(({ kind }) => kind === 'group'))),
      ]);
    },
    async conversation(id) {
      if (isGroup(id)) return site.conversation(id);
      // Whom the site does not know, nobody writes to.
      await ask(id);
      return known(await direct.conversation(id));
    },
    async history(id, before) {
      const page = await of(id).history(id, before);
      if (isGroup(id)) return page;
      if (before === undefined) await ask(id).catch(() => undefined);
      return { ...page, list: page.list.map(signed) };
    },
    async send(id, ...rest) {
      const message = await of(id).send(id, ...rest);
      return isGroup(id) ? message : signed(message);
    },
    recall: (message) => of(message.conversation).recall(message),
    read: (id, until) => of(id).read(id, until),
    setPinned: (id, isPinned) => of(id).setPinned(id, isPinned),
    setMuted: (id, isMuted) => of(id).setMuted(id, isMuted),
    remove: (id) => of(id).remove(id),
    updateProfile: async (profile) => void (await Promise.all([direct.updateProfile(profile), site.updateProfile(profile)])),
  };
}
