import { place, room, strip } from './ChannelStrip.css.ts';

export interface ChannelStripSkeletonProps {
  /** Number of rooms to reserve space for. */
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
