import { useLingui } from '@lingui/react/macro';
import { reservedLiveNewList, reserveLiveNew, type Announcement } from '@pitchside/api/live/studio';
import { Avatar } from '@pitchside/ui/Avatar';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Text } from '@pitchside/ui/Text';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { roomHref } from '../../matchLinks.ts';
import { Announced, AnnouncedLine, Words } from './Reserve.layout.ts';

/** Announced broadcasts that the member wants a word of; the block is not there without any. */
export function ReservedBroadcasts() {
  const { t } = useLingui();
  const { value, state, again } = useResource('announced', (signal) => api.call(reservedLiveNewList, {}, { signal, quiet: true }));
  if (!value && state === 'failed') return <ErrorState layout="row" title={t`开播预告没能送到`} onRetry={again} />;
  if (!value || value.list.length === 0) return null;
  const { total } = value;
  return (
    <section aria-labelledby="reserved-broadcasts">
      <SectionTitle headingId="reserved-broadcasts" hint={t`共 ${total} 场`}>{t`主播开播预告`}</SectionTitle>
      <Announced>
        {value.list.map((announcement) => (
          <Card key={announcement.id} as="li" padding="none">
            <BroadcastLine announcement={announcement} onChange={again} />
          </Card>
        ))}
      </Announced>
    </section>
  );
}

function BroadcastLine({
  announcement: { id, room_id, anchor, title, match, start_at },
  onChange,
}: {
  announcement: Announcement;
  onChange: () => void;
}) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const [pending, setPending] = useState(false);
  const name = title || (match ? `${match.home.short_name} vs ${match.away.short_name}` : anchor.user_nickname);
  const setReserved = async (isReserved: boolean) => {
    setPending(true);
    try {
      await api.call(reserveLiveNew, { id, is_reserved: isReserved });
      onChange();
      if (!isReserved)
        say('info', t`已取消「${name}」的预约`, { action: { label: t`撤销`, onClick: () => unlessLost(setReserved(true)) } });
    } finally {
      setPending(false);
    }
  };
  return (
    <AnnouncedLine>
      <Avatar seed={anchor.avatar} size={40} />
      <Words>
        <Pressable href={roomHref(room_id)} title={name}>
          <Text weight="medium" cut={1}>
            {name}
          </Text>
        </Pressable>
        <Text size="s" tone="quiet">
          {date(start_at)} {time(start_at)} · {anchor.user_nickname}
        </Text>
      </Words>
      <Button
        tone="outline"
        size="s"
        loading={pending}
        icon={<BellOff size={16} aria-hidden />}
        onClick={() => unlessLost(setReserved(false))}
      >
        {t`取消预约`}
      </Button>
    </AnnouncedLine>
  );
}
