import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { eventTable, type SiteEvent } from '@pitchside/api/member/trophies';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { RankTable } from '@pitchside/ui/RankTable';
import { useFormat } from '@pitchside/ui/format';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { eventUnits, useEventLabels } from '../../trophies/useEventLabels.ts';

/** Refresh interval of a table, ms; a job counts it. */
const every = 15_000;

/** The table of an event with the reader's own place. */
export function EventTableWired({ event }: { event: SiteEvent }) {
  const { t } = useLingui();
  const { time } = useFormat();
  const { user } = useSnapshot(session);
  const words = useEventLabels();
  const { id, kind, state: stands } = event;
  const { value, state, again } = useResource(
    `${id} ${stands} ${user?.id ?? ''}`,
    (signal) => api.call(eventTable, { id }, { signal, quiet: true }),
    { ...(stands !== 'over' && { every }), family: id },
  );
  const status = statusOf({ value, state });
  const members = (value?.list ?? []).map(({ place, value: count, member }) => ({
    id: member.id,
    nickname: member.user_nickname,
    avatarSeed: member.avatar,
    level: member.level,
    place,
    value: count,
    days: [],
    href: `${routes.persona.path}?id=${member.id}`,
    ...(member.id === user?.id && { own: true }),
  }));
  const counted = value?.counted_at ? time(value.counted_at) : '';
  const total = value?.total ?? 0;
  const mine = value?.mine;
  return (
    <Card
      title={t({ id: 'event.places', message: '名次' })}
      {...(total > 0 && {
        hint:
          counted === '' || stands === 'over'
            ? t`${plural(total, { other: '# 人上榜' })}`
            : t`${plural(total, { other: `# 人上榜 · ${counted} 更新` })}`,
      })}
    >
      <CardBleed>
        <RankTable
          label={t`名次`}
          members={members}
          unit={eventUnits[kind]}
          rooms={false}
          {...(mine && {
            own: {
              value: mine.value,
              ...(mine.place !== null && { place: mine.place }),
              ...(mine.behind !== null && stands !== 'over' && { behind: mine.behind }),
            },
          })}
          {...(status === 'ready' && members.length === 0 && { emptyNote: words[kind].note })}
          status={status}
          onRetry={again}
        />
      </CardBleed>
    </Card>
  );
}
