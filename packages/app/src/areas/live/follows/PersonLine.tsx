import { Avatar } from '@pitchside/ui/Avatar';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { Link } from '@pitchside/ui/Link';
import { roomHref } from '../../scores/matchLinks.ts';
import { Named, Who } from './follows.layout.ts';

interface PersonLineProps {
  /** Seed of the portrait. */
  avatar: string;
  name: string;
  level: number;
  /** Room that the name leads to; without one it is only a name. */
  roomId: string | undefined;
}

/** Somebody in a table: portrait, name, level. */
export function PersonLine({ avatar, name, level, roomId }: PersonLineProps) {
  return (
    <Who>
      <Avatar seed={avatar} size={32} />
      <Named>
        {roomId === undefined ? (
          <span>{name}</span>
        ) : (
          <Link alone tone="ink" href={roomHref(roomId)}>
            {name}
          </Link>
        )}
        <LevelBadge level={level} />
      </Named>
    </Who>
  );
}
