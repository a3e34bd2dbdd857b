export { InfiniteList, infiniteStates, type InfiniteListProps, type InfiniteState } from './InfiniteList.tsx';
