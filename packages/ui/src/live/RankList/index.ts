export { RankList, type RankListProps } from './RankList.tsx';
export type { RankedMember, RankOwn } from './rankList.types.ts';
