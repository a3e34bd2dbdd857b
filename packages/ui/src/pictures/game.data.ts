/** Games of esports whose place is drawn: a bomb site, a lane by night, two palaces, two ancients across a river. */
export const gameKinds = ['lol', 'kog', 'cs', 'dota2'] as const;
export type GameKind = (typeof gameKinds)[number];

/** Size of a drawn place: wide, because a scorebug lies over it. */
export const gameField = { width: 960, height: 240 } as const;
