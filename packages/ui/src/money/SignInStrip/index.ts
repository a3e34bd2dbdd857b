export { SignInStrip, signInSizes, type SignInFact, type SignInSize, type SignInStripProps } from './SignInStrip.tsx';
export { signInStates, type SignInDay, type SignInState, type SignInWeek } from './signIn.ts';
export { GemPile, type GemPileProps } from './GemPile.tsx';
export { RewardBurst, type RewardBurstProps } from './RewardBurst.tsx';
