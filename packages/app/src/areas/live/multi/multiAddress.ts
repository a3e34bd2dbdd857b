import { hasSpotlight, mostMultiRooms, multiLayoutFor, multiLayouts, type MultiLayout } from '@pitchside/ui/MultiView';

/** Screen of several rooms, as its address describes it. */
export interface MultiAddress {
  /** Ids of the rooms in the order of their numbers, at most four. */
  rooms: readonly string[];
  layout: MultiLayout;
  /** Audible room; null without one. */
  sound: string | null;
  /** The large one, where the layout has one. */
  spotlight: string | null;
}

const isLayout = (text: string | null): text is MultiLayout => multiLayouts.some((layout) => layout === text);

/** The rooms that an address names, each once; more than four where somebody wrote so. */
export const namedRooms = (parameters: URLSearchParams): string[] => [
  ...new Set((parameters.get('multi') ?? '').split(',').filter((id) => /^\d{1,12}$/.test(id))),
];

/** Reads an address; missing or invalid values become the first room and the smallest layout for all rooms. */
export function readMulti(parameters: URLSearchParams): MultiAddress {
  const rooms = namedRooms(parameters).slice(0, mostMultiRooms);
  const among = (id: string | null) => (id !== null && rooms.includes(id) ? id : (rooms[0] ?? null));
  const wanted = parameters.get('layout');
  const layout = multiLayoutFor(rooms.length, isLayout(wanted) ? wanted : rooms.length > 2 ? 'focus' : 'pair');
  return { rooms, layout, sound: among(parameters.get('sound')), spotlight: among(parameters.get('spotlight')) };
}

/** The address of a screen of several rooms. */
export function multiHref({ rooms, layout, sound, spotlight }: Partial<MultiAddress> & Pick<MultiAddress, 'rooms'>): string {
  const first = rooms[0];
  const parts = [
    `multi=${rooms.map(encodeURIComponent).join(',')}`,
    ...(layout ? [`layout=${layout}`] : []),
    ...(sound && sound !== first ? [`sound=${encodeURIComponent(sound)}`] : []),
    ...(spotlight && spotlight !== first && (!layout || hasSpotlight(layout)) ? [`spotlight=${encodeURIComponent(spotlight)}`] : []),
  ];
  return `/score-live?${parts.join('&')}`;
}

/**
 * Puts a room at a number (from 1), replacing the room there, or after the last one. The new room takes over the sound and the large
 * picture of the one it replaces.
 */
export function withRoom(address: MultiAddress, id: string, number: number): MultiAddress {
  const { rooms, layout, sound, spotlight } = address;
  if (rooms.includes(id)) return address;
  const replaced = rooms[number - 1];
  if (replaced === undefined && rooms.length >= mostMultiRooms) return address;
  const next = replaced === undefined ? [...rooms, id] : rooms.with(number - 1, id);
  const follow = (of: string | null) => (of === null || of === replaced ? id : of);
  return { rooms: next, layout: multiLayoutFor(next.length, layout), sound: follow(sound), spotlight: follow(spotlight) };
}

/** Takes a room from the screen; sound and large picture go to the first that is left. */
export function withoutRoom({ rooms, layout, sound, spotlight }: MultiAddress, id: string): MultiAddress {
  const next = rooms.filter((other) => other !== id);
  const keep = (of: string | null) => (of === id ? (next[0] ?? null) : of);
  return { rooms: next, layout, sound: keep(sound), spotlight: keep(spotlight) };
}
