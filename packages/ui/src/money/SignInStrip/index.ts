export { SignInStrip, type SignInFact, type SignInStripProps } from './SignInStrip.tsx';
export { signInSizes, signInStates, type SignInSize, type SignInDay, type SignInState, type SignInWeek } from './signIn.ts';
export { GemPile, type GemPileProps } from './GemPile.tsx';
export { RewardBurst, type RewardBurstProps } from './RewardBurst.tsx';
