export { HotList, type HotItem, type HotListProps } from './HotList.tsx';
