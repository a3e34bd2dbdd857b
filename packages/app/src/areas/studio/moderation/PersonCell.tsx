import type { Managed } from '@pitchside/api/live/moderation';
import { Avatar } from '@pitchside/ui/Avatar';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { Someone } from './moderation.layout.ts';

/** Somebody in a list: portrait, name, level. */
export function PersonCell({ person: { avatar, user_nickname: name, level } }: { person: Managed['user'] }) {
  return (
    <Someone>
      <Avatar seed={avatar} size={32} />
      {name}
      <LevelBadge level={level} />
    </Someone>
  );
}
