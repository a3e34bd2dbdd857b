import { useSnapshot, type Snapshot } from 'valtio';

/**
 * Synchronous snapshot of a store that backs a text field. A snapshot that comes a moment later moves the caret to the end and breaks the
 * composition of an input method.
 */
export const useSyncSnapshot = <State extends object>(store: State): Snapshot<State> => useSnapshot(store, { sync: true });
