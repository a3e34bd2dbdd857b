import { useEffect, useState } from 'react';

/** Debounces a value by so many ms; undefined at first. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value | undefined {
  const [rested, setRested] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}
