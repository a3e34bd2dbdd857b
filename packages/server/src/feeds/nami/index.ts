export { createNamiClient } from './nami.client.ts';
export { createNamiSource } from './nami.source.ts';
