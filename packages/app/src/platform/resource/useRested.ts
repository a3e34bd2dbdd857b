import { useEffect, useState } from 'react';

/** A value once it has stood for so many ms, and until another has: what is typed is asked for when typing rests. Undefined at first. */
export function useRested<Value>(value: Value, pause: number): Value | undefined {
  const [rested, setRested] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}
