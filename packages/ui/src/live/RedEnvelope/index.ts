export { RedEnvelope, type RedEnvelopeProps } from './RedEnvelope.tsx';
export type { EnvelopeAsks, EnvelopeMember, EnvelopeShare, EnvelopeStage, EnvelopeUnmet } from './redEnvelope.types.ts';
