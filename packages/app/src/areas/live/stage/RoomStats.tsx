import { PlayerStats, type PlayerFigures } from '@pitchside/ui/PlayerStats';
import { useEffect, useState } from 'react';
import { pictureFigures } from './picture.store.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { useCopy } from '../../../platform/toasts/useCopy.ts';

/** Interval of reading the figures, ms. */
const every = 1_000;

/** The figures of the stream over its picture, once a second. */
export function RoomStats() {
  const [figures, setFigures] = useState<PlayerFigures | null>(pictureFigures);
  const copy = useCopy();
  useEffect(() => {
    const timer = setInterval(() => setFigures(pictureFigures()), every);
    return () => clearInterval(timer);
  }, []);
  if (!figures) return null;
  return <PlayerStats figures={figures} onClose={() => void (stage.stats = false)} onCopy={(text) => void copy(text)} />;
}
