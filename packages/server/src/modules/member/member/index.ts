export { memberModule } from './module.ts';
export { expIcon, highestLevel, levelBegins } from './level.ts';
export { users } from './member.tables.ts';
export { holdNickname, nicknameKey, suggestionsFor, takenOf } from './nickname.ts';
export { lookalikes, lookOf, nameRefusal, nameTexts, writeLooks } from './posing.ts';
