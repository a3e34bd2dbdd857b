import { useEffect, useState } from 'react';
import { onInterest } from './interest.ts';

/** Whether there was a sign that somebody wants something of the page, since the component stands on it. */
export function useInterest(): boolean {
  const [interested, setInterested] = useState(false);
  useEffect(() => onInterest(() => setInterested(true)), []);
  return interested;
}
