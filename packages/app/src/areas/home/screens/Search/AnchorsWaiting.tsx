import { Card } from '@pitchside/ui/Card';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { People, PersonLine } from './Search.layout.ts';

/** Anchors that are on their way, in the room that so many of them take. */
export const AnchorsWaiting = ({ count }: { count: number }) => (
  <People aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <Card as="li" key={place}>
        <PersonLine>
          <Skeleton shape="circle" width={44} />
          <Skeleton width="60%" />
        </PersonLine>
      </Card>
    ))}
  </People>
);
