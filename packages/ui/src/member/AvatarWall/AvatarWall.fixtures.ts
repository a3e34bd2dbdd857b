import type { WallPortrait } from './AvatarWall.tsx';

/** Twenty open portraits and two that wait for a level. */
export const portraits: readonly WallPortrait[] = Array.from({ length: 22 }, (_, index) => ({
  seed: `fans-${index + 1}`,
  ...(index > 19 && { locked: index === 20 ? 25 : 30 }),
}));
