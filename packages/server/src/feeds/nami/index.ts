export { createNamiClient } from './namiClient.ts';
export { createNamiSource } from './namiSource.ts';
