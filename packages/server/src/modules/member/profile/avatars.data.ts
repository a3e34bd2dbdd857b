/** A portrait of the avatar wall: source of the drawing, position, and required level. */
interface WallAvatar {
  avatar: string;
  group: 'fans' | 'stands' | 'legends';
  level: number;
}

const row = (group: WallAvatar['group'], count: number, level: (index: number) => number): WallAvatar[] =>
  Array.from({ length: count }, (_, index) => ({ avatar: `${group}-${index + 1}`, group, level: level(index) }));

/** All available portraits; the legends are unlocked level by level. */
export const avatarWall: readonly WallAvatar[] = [
  ...row('fans', 40, () => 1),
  ...row('stands', 24, (index) => (index < 12 ? 1 : 5)),
  ...row('legends', 16, (index) => 10 + 5 * (index >> 1)),
];
