export { PaidWords, type PaidOffer, type PaidWordsProps } from './PaidWords.tsx';
