export { captchaModule } from './module.ts';
export type { Captcha } from './captcha.service.ts';
export { captchas } from './captcha.tables.ts';
