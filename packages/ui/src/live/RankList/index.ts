export { RankList, type RankListProps } from './RankList.tsx';
export type { RankedMember, RankEntry, RankOwn, RankUnit } from './rankList.types.ts';
export { RankCount, type RankCountProps } from './RankCount.tsx';
