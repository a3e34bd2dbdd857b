export { SecretOnce, type SecretOnceProps } from './SecretOnce.tsx';
