/** Called with an error that a listener threw. */
export type ErrorListener = (error: unknown) => void;

/** Lets an error surface as uncaught, on its own, so that it disturbs no other listener. */
export const surface: ErrorListener = (error) =>
  queueMicrotask(() => {
    throw error;
  });

/** Listeners of one event. */
export interface Listeners<T> {
  /** Adds a listener; the answer removes it. */
  add(listener: (value: T) => void): () => void;
  /** Tells everybody; one that throws does not keep the others from hearing. */
  emit(value: T): void;
}

/** Makes an empty circle of listeners. */
export function createListeners<T>(onError: ErrorListener): Listeners<T> {
  const entries = new Set<{ listener: (value: T) => void }>();
  return {
    add(listener) {
      const entry = { listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    emit(value) {
      for (const entry of [...entries]) {
        if (!entries.has(entry)) continue;
        try {
          entry.listener(value);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
