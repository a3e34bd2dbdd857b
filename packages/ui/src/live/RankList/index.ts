export { RankList, type RankListProps } from './RankList.tsx';
export type { RankedMember, RankOwn, RankUnit } from './rankList.types.ts';
