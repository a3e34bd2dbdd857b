import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RoomCategory } from '@pitchside/api/live';

/** What rooms are about, with the `type` of /anchor that lists them (specification: 0 all, 1 football, 2 basketball, 3 by category). */
export const categories: readonly { id: RoomCategory; label: MessageDescriptor; href: string }[] = [
  { id: 'football', label: msg`足球`, href: '/anchor?type=1' },
  { id: 'basketball', label: msg`篮球`, href: '/anchor?type=2' },
  { id: 'esports', label: msg`电竞`, href: '/anchor?type=3&id=esports' },
  { id: 'talk', label: msg`聊球`, href: '/anchor?type=3&id=talk' },
];

/** Reads `type` and `id` of /anchor; anything unknown means all rooms. */
export function readCategory(parameters: URLSearchParams): RoomCategory | undefined {
  const type = parameters.get('type');
  if (type === '1') return 'football';
  if (type === '2') return 'basketball';
  return type === '3' ? categories.find(({ id }) => id === parameters.get('id'))?.id : undefined;
}
