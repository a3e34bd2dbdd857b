export * from './captcha.contract.ts';
