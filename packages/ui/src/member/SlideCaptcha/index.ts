export { SlideCaptcha, slideCaptchaStates, type SlideCaptchaProps, type SlideCaptchaState, type SlideChallenge } from './SlideCaptcha.tsx';
