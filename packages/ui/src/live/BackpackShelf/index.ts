export { BackpackShelf, type BackpackLot, type BackpackShelfProps } from './BackpackShelf.tsx';
