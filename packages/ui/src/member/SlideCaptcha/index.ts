export { SlideCaptcha } from './SlideCaptcha.tsx';
export { slideCaptchaStates, type SlideCaptchaProps, type SlideCaptchaState, type SlideChallenge } from './SlideCaptcha.types.ts';
