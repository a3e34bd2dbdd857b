export { EnvelopeForm, type EnvelopeFormProps } from './EnvelopeForm.tsx';
export { envelopeConditions, envelopeDelays, envelopeLimits, type EnvelopeCondition, type EnvelopeOrder } from './envelopeOrder.ts';
