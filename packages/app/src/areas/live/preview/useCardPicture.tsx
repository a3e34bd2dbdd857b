import { useState, type ReactNode } from 'react';
import { CardPicture } from '../preview.lazy.ts';
import { Later } from '../../../platform/drawn/Later.tsx';
import { mayMove } from '../../../platform/line/mayMove.ts';

/** The card of a wall on which one rests shows what its room shows now; one card at a time. */
export function useCardPicture(): (roomId: string) => { preview?: ReactNode; onRestChange: (rests: boolean) => void } {
  const [rested, setRested] = useState<string>();
  return (roomId) => ({
    ...(rested === roomId && {
      preview: (
        <Later>
          <CardPicture roomId={roomId} />
        </Later>
      ),
    }),
    onRestChange: (rests) => setRested((before) => (rests ? (mayMove() ? roomId : undefined) : before === roomId ? undefined : before)),
  });
}
