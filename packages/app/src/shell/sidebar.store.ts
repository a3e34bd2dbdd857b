import { storedState, readText, storageKeys, writeText } from '../platform/storage/storage.ts';

/** Whether the sidebar shows its words; remembered. */
export const sidebar = storedState(() => ({ open: readText(storageKeys.sidebar) !== 'closed' }));

export function openSidebar(open: boolean): void {
  sidebar.open = open;
  writeText(storageKeys.sidebar, open ? 'open' : 'closed');
}
