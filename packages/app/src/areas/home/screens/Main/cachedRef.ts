import { ref } from 'valtio';

/** A value that a store swaps as a whole, so that valtio neither watches nor freezes its inside. */
export type CachedRef<Value extends object> = ReturnType<typeof ref<Value>>;

export { ref as keep };
