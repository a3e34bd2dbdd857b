export { HeroPlayer, type HeroPlayerProps, type HeroRoom } from './HeroPlayer.tsx';
export { HeroPlayerSkeleton } from './HeroPlayerSkeleton.tsx';
