export { TrophyShelf, type ShelfTrophy, type TrophyShelfProps } from './TrophyShelf.tsx';
