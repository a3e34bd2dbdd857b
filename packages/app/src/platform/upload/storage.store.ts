import { storageToken, type UploadPurpose, type UploadRulesOfPurpose } from '@pitchside/api/uploads';
import { proxy } from 'valtio';
import { api } from '../api/api.ts';
import { sessionToken } from '../session/session.store.ts';

interface StorageState {
  /** What may be uploaded, by purpose; empty until the start-up has heard it. */
  rules: Partial<Record<UploadPurpose, UploadRulesOfPurpose>>;
}

/** What the storage takes; the server decides in any case. */
export const storage = proxy<StorageState>({ rules: {} });

/** Asks the storage for its rules (specification section 4, start-up); visitors do not ask, and do not even load this. */
export async function loadStorage(): Promise<void> {
  if (!sessionToken()) return;
  const { purposes } = await api.call(storageToken, {});
  storage.rules = Object.fromEntries(purposes.map((rules) => [rules.purpose, rules]));
}
