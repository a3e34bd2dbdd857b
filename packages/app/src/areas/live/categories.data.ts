import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RoomCategory } from '@pitchside/api/live/live';

/** Categories of rooms, with the `type` of /anchor that lists them (specification: 0 all, 1 football, 2 basketball, 3 by category). */
export const categories: readonly { id: RoomCategory; label: MessageDescriptor; href: string }[] = [
  { id: 'football', label: msg`足球`, href: '/anchor?type=1' },
  { id: 'basketball', label: msg`篮球`, href: '/anchor?type=2' },
  { id: 'esports', label: msg`电竞`, href: '/anchor?type=3&id=esports' },
  { id: 'talk', label: msg`聊球`, href: '/anchor?type=3&id=talk' },
];

/** Filter of the list of rooms: all, a category, a competition, or an unknown address. */
export type Lobby =
  | { kind: 'all' }
  | { kind: 'category'; category: RoomCategory }
  | { kind: 'competition'; id: string; name: string }
  | { kind: 'unknown' };

/** Longest name that an address may give a competition until the server says its own. */
const longestName = 20;

/** Address of the rooms that show a competition. */
export const competitionHref = ({ id, name }: { id: string; name: string }): string =>
  `/anchor?${new URLSearchParams({ type: '3', id, name }).toString()}`;

/** Reads `type`, `id` and `name` of /anchor; without a type all rooms are meant. Under type 3 stands a category or a competition. */
export function readLobby(parameters: URLSearchParams): Lobby {
  const type = parameters.get('type') ?? '0';
  const id = parameters.get('id') ?? '';
  if (type === '0') return { kind: 'all' };
  if (type === '1') return { kind: 'category', category: 'football' };
  if (type === '2') return { kind: 'category', category: 'basketball' };
  if (type !== '3' || id === '') return { kind: 'unknown' };
  const category = categories.find((known) => known.id === id)?.id;
  return category
    ? { kind: 'category', category }
    : { kind: 'competition', id, name: (parameters.get('name') ?? '').slice(0, longestName) };
}

/** The category that an address of /anchor shows; undefined for all rooms and for anything else. */
export function readCategory(parameters: URLSearchParams): RoomCategory | undefined {
  const lobby = readLobby(parameters);
  return lobby.kind === 'category' ? lobby.category : undefined;
}
