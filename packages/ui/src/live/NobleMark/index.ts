export { NobleMark, type NobleMarkProps } from './NobleMark.tsx';
export { nobleHeight, nobleLooks, nobleRanks, type NobleLook, type NobleRank } from '../../theme/noble.data.ts';
export { useNobleName } from './useNobleName.ts';
