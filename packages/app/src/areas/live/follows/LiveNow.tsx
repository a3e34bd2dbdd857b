import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live/live';
import { Chip } from '@pitchside/ui/Chip';
import { Link } from '@pitchside/ui/Link';
import { Text } from '@pitchside/ui/Text';
import { roomHref } from '../../scores/matchLinks.ts';
import { Lines } from './follows.layout.ts';

/** Room that a member streams in now, as a link. */
export function LiveNow({ room: { id, title } }: { room: Pick<Room, 'id' | 'title'> }) {
  const { t } = useLingui();
  return (
    <Lines>
      <Link alone href={roomHref(id)}>
        {title}
      </Link>
      <Text size="s">
        <Chip tone="live">{t`正在直播`}</Chip>
      </Text>
    </Lines>
  );
}
