import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RoomCategory } from '@pitchside/api/live/live';
import { readLobby } from '@pitchside/api/screens/Anchor';

/** Categories of rooms, with the `type` of /anchor that lists them (specification: 0 all, 1 football, 2 basketball, 3 by category). */
export const categories: readonly { id: RoomCategory; label: MessageDescriptor; href: string }[] = [
  { id: 'football', label: msg`足球`, href: '/anchor?type=1' },
  { id: 'basketball', label: msg`篮球`, href: '/anchor?type=2' },
  { id: 'esports', label: msg`电竞`, href: '/anchor?type=3&id=esports' },
  { id: 'talk', label: msg`聊球`, href: '/anchor?type=3&id=talk' },
];

/** Address of the rooms that show a competition. */
export const competitionHref = ({ id, name }: { id: string; name: string }): string =>
  `/anchor?${new URLSearchParams({ type: '3', id, name }).toString()}`;

/** The category that an address of /anchor shows; undefined for all rooms and for anything else. */
export function readCategory(parameters: URLSearchParams): RoomCategory | undefined {
  const lobby = readLobby(parameters);
  return lobby.kind === 'category' ? lobby.category : undefined;
}
