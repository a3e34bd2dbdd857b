import { useSnapshot, type Snapshot } from 'valtio';

/**
 * What is typed into a store, as the field shows it: read in the same breath as the key was pressed. Text that comes back
 * a moment later moves the caret to its end and breaks off what an input method composes.
 */
export const useTyped = <State extends object>(store: State): Snapshot<State> => useSnapshot(store, { sync: true });
