import { place, room, strip } from './ChannelStrip.css.ts';

export interface ChannelStripSkeletonProps {
  /** How many rooms there will be. */
  rooms: number;
}

/** Rooms beside the player before they are known, in the strip's own geometry. */
export function ChannelStripSkeleton({ rooms }: ChannelStripSkeletonProps) {
  return (
    <div className={place} aria-hidden="true">
      <div className={strip}>
        {Array.from({ length: rooms }, (_, index) => (
          <span key={index} className={room} />
        ))}
      </div>
    </div>
  );
}
