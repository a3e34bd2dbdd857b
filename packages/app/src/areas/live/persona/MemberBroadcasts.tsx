import { useLingui } from '@lingui/react/macro';
import { reserveLiveNew, reserveLiveNewList, type Announcement } from '@pitchside/api/live/studio';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { BellOff, BellPlus } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { BroadcastRow } from './persona.layout.ts';

/** Broadcasts that are shown, the next first. */
const most = 3;

/** Upcoming broadcasts of an anchor, on their own page. */
export default function MemberBroadcasts({ roomId, isOwn }: { roomId: string; isOwn: boolean }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(`${roomId} ${user?.id ?? ''}`, (signal) =>
    api.call(reserveLiveNewList, { id: roomId, limit: most }, { signal, quiet: true }),
  );
  return (
    <Card padding="titled" stacked title={t`接下来`} hint={t`主播自己排的`}>
      {!value && state === 'failed' && <ErrorState layout="row" onRetry={again} />}
      {!value && state === 'loading' && <Skeleton lines={2} height={48} />}
      {value?.list.length === 0 && <EmptyState title={t`还没有排下一场`} drawing={null} />}
      {value && value.list.length > 0 && (
        <RowList>
          {value.list.map((announcement) => (
            <Row key={announcement.id} announcement={announcement} isOwn={isOwn} isVisitor={!user} onChange={again} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

interface RowProps {
  announcement: Announcement;
  /** Nobody reserves what they show themselves. */
  isOwn: boolean;
  isVisitor: boolean;
  onChange: () => void;
}

function Row({ announcement, isOwn, isVisitor, onChange }: RowProps) {
  const { t } = useLingui();
  const { date, time, compact } = useFormat();
  const [pending, setPending] = useState(false);
  const { id, title, match, start_at: at, reserve_count, is_reserved: isReserved } = announcement;
  const name = title || (match ? `${match.home.short_name} vs ${match.away.short_name}` : t`直播`);
  const when = `${date(at)} ${time(at)}`;
  const count = compact(reserve_count);
  async function change(): Promise<void> {
    if (isVisitor) return openLogin();
    setPending(true);
    try {
      await api.call(reserveLiveNew, { id, is_reserved: !isReserved });
      onChange();
    } finally {
      setPending(false);
    }
  }
  return (
    <BroadcastRow>
      <TwoLines note={t`${when} · ${count} 人预约`}>{name}</TwoLines>
      {!isOwn && (
        <Button
          size="s"
          tone={isReserved ? 'soft' : 'outline'}
          icon={isReserved ? <BellOff size={16} aria-hidden /> : <BellPlus size={16} aria-hidden />}
          aria-label={isReserved ? t`取消预约 ${name}` : t`预约 ${name}`}
          loading={pending}
          onClick={() => unlessLost(change())}
        >
          {isReserved ? t`已预约` : t`预约`}
        </Button>
      )}
    </BroadcastRow>
  );
}
