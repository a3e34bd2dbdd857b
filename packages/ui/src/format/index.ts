export { formatOf, type Format } from './format.ts';
export { useFormat } from './useFormat.ts';
export { useNow } from './useNow.ts';
