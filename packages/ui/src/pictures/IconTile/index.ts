export { IconTile, type IconTileProps } from './IconTile.tsx';
