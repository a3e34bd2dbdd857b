export { envelopesModule } from './module.ts';
export { auditEnvelopes } from './envelopesAudit.ts';
export { type Envelopes, createEnvelopes } from './envelopes.service.ts';
export { envelopes } from './envelopes.tables.ts';
