export { payoutIdentity } from './payout.identity.ts';
export { createProfile, type Profile, type ProfileParts } from './profile.service.ts';
export { paymentTries, type PaymentPassword } from './payment.password.ts';
export type { PayoutAccount, PayoutKind, Payouts } from './payout.service.ts';
export { picturesLife, type AwaitingVerification, type VerificationReview } from './verification.review.ts';
export { submissionsADay } from './verification.service.ts';
