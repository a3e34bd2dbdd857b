/** Layouts of rooms on one screen: two alike, one large with one to three small ones beside it, four alike. */
export const multiLayouts = ['pair', 'duo', 'trio', 'quad', 'focus'] as const;
export type MultiLayout = (typeof multiLayouts)[number];

/** Rooms that a layout has room for. */
export const multiPlaces: Record<MultiLayout, number> = { pair: 2, duo: 2, trio: 3, quad: 4, focus: 4 };

/** Most rooms on one screen. */
export const mostMultiRooms = 4;

/** Whether the layout has one large picture. */
export const hasSpotlight = (layout: MultiLayout): boolean => layout === 'duo' || layout === 'trio' || layout === 'focus';

/** Finds the layout for a number of rooms that is nearest to the current one; `spotlight` asks for one large picture, or all alike. */
export function multiLayoutFor(rooms: number, layout: MultiLayout, spotlight = hasSpotlight(layout)): MultiLayout {
  if (multiPlaces[layout] >= rooms && spotlight === hasSpotlight(layout)) return layout;
  if (!spotlight) return rooms > 2 ? 'quad' : 'pair';
  return rooms > 3 ? 'focus' : rooms > 2 ? 'trio' : 'duo';
}

/** The small picture of a layout: boxes within 36 by 24, the large one first. */
export const layoutBoxes: Record<MultiLayout, readonly (readonly [x: number, y: number, width: number, height: number])[]> = {
  pair: [
    [1, 5, 16, 14],
    [19, 5, 16, 14],
  ],
  duo: [
    [1, 3, 22, 18],
    [25, 8, 10, 8],
  ],
  trio: [
    [1, 2, 22, 20],
    [25, 2, 10, 9],
    [25, 13, 10, 9],
  ],
  quad: [
    [1, 2, 16, 9],
    [19, 2, 16, 9],
    [1, 13, 16, 9],
    [19, 13, 16, 9],
  ],
  focus: [
    [1, 2, 23, 20],
    [26, 2, 9, 5.6],
    [26, 9.2, 9, 5.6],
    [26, 16.4, 9, 5.6],
  ],
};
