export { VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList.tsx';
