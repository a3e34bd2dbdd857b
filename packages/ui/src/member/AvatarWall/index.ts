export { AvatarWall, type AvatarWallProps, type WallPortrait } from './AvatarWall.tsx';
