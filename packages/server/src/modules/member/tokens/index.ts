export { tokensModule } from './module.ts';
export { accessTokens } from './tokens.tables.ts';
