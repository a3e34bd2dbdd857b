/** Places of the messenger, as its address names them. */
export const chatTabs = ['chats', 'contacts', 'requests', 'groups', 'notices'] as const;
export type ChatTab = (typeof chatTabs)[number];

/** Place in the messenger that an address names. */
export interface ChatPlace {
  tab?: ChatTab;
  /** The conversation that is open. */
  with?: string;
  /** The group that is looked at. */
  group?: string;
}

/** Address of a place of the messenger. */
export function chatHref({ tab, with: conversation, group }: ChatPlace = {}): string {
  const parameters = new URLSearchParams({
    ...(tab && tab !== 'chats' && { tab }),
    ...(conversation && { with: conversation }),
    ...(group && { group }),
  });
  const query = parameters.toString();
  return query === '' ? '/chat-chat' : `/chat-chat?${query}`;
}

/** Address of the conversation with a member. */
export const directHref = (memberId: string): string => chatHref({ with: `C2C${memberId}` });

/** Address of a group's page, where members join it. */
export const groupHref = (groupId: string): string => chatHref({ tab: 'groups', group: groupId });

const conversationName = /^(?:C2C|GROUP)[1-9]\d{0,14}$/;

/** Reads an address of the messenger; invalid values are left out. */
export function readPlace(parameters: URLSearchParams): Required<Pick<ChatPlace, 'tab'>> & { with: string | null; group: string | null } {
  const tab = chatTabs.find((one) => one === parameters.get('tab')) ?? 'chats';
  const asked = parameters.get('with') ?? '';
  return { tab, with: conversationName.test(asked) ? asked : null, group: parameters.get('group') };
}
