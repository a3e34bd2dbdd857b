export { HeroPlayer } from './HeroPlayer.tsx';
export type { HeroPlayerProps, HeroRoom } from './HeroPlayer.types.ts';
export { HeroPlayerSkeleton } from './HeroPlayerSkeleton.tsx';
