export { imModule } from './module.ts';
export { type Im } from './im.service.ts';
export { createUserSig } from './userSig.ts';
