export { RatingReasons, type RatingReasonsProps } from './RatingReasons.tsx';
export { ratingCodes, type RatedPlayer, type RatingCode, type RatingPart } from './ratings.ts';
