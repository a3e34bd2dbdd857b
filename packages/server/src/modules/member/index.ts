export { memberModule } from './module.ts';
export { expIcon, highestLevel, levelBegins } from './level.ts';
export { users } from './member.tables.ts';
export { holdNickname, isRefused, nicknameKey, suggestionsFor, takenOf } from './nickname.ts';
