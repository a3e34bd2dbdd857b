export { ledgerModule } from './module.ts';
export { type Audit, auditLedger } from './audit.ts';
export { transferKinds, type TransferKind } from './ledger.data.ts';
export { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';
export { type Ledger, createLedger, memberTopic, refusalOf } from './ledger.service.ts';
