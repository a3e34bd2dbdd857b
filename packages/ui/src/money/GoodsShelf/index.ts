export { GoodsShelf, type GoodsShelfProps, type ShelfGoods } from './GoodsShelf.tsx';
