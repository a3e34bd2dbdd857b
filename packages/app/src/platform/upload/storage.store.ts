import { storageToken, type UploadPurpose, type UploadRulesOfPurpose } from '@pitchside/api/content/uploads';
import { proxy } from 'valtio';
import { api } from '../api/api.ts';
import { sessionToken } from '../session/session.store.ts';

interface StorageState {
  /** Upload rules by purpose; empty until start-up has loaded them. */
  rules: Partial<Record<UploadPurpose, UploadRulesOfPurpose>>;
}

/** Upload rules of the storage, to check files early; the server decides in any case. */
export const storage = proxy<StorageState>({ rules: {} });

/** Asks the storage for its rules (specification section 4, start-up); visitors do not ask, and do not even load this. */
export async function loadStorage(): Promise<void> {
  if (!sessionToken()) return;
  const { purposes } = await api.call(storageToken, {});
  storage.rules = Object.fromEntries(purposes.map((rules) => [rules.purpose, rules]));
}
