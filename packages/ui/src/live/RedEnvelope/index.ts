export { RedEnvelope, type RedEnvelopeProps } from './RedEnvelope.tsx';
export type { EnvelopeMember, EnvelopeShare, EnvelopeStage } from './redEnvelope.types.ts';
