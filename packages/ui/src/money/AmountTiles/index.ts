export { AmountTiles, type AmountTilesProps, type DiamondAmount } from './AmountTiles.tsx';
