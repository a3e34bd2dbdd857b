export { createProfile, type Profile, type ProfileParts } from './profile.service.ts';
export { paymentTries, type PaymentPassword } from './payment.password.ts';
