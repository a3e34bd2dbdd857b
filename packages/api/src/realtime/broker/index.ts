export { createHost } from './host.ts';
