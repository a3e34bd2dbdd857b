export { HeadToHead, type HeadToHeadProps } from './HeadToHead.tsx';
export { ResultList, type ResultListProps } from './ResultList.tsx';
export { CommonOpponents, type CommonOpponent, type CommonOpponentsProps } from './CommonOpponents.tsx';
export { resultFor, type Balance, type PastMatch } from './pastMatch.ts';
