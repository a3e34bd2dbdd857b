import { useLingui } from '@lingui/react/macro';
import { getLiveGroupList, type FanMember } from '@pitchside/api/live/fans';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { PersonCell } from '../../moderation/PersonCell.tsx';
import { BadgeForm } from './BadgeForm.tsx';
import { Dissolve } from './Dissolve.tsx';
import { JoinRules } from './JoinRules.tsx';
import { Requests } from './Requests.tsx';

/** Members a page. */
const pageSize = 20;

/** Badge of the anchor's fan club, and its members, the closest first. */
export function Club({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { date, integer } = useFormat();
  const { value, state, status, again, pages } = usePages(roomId, pageSize, (range, signal) =>
    api.call(getLiveGroupList, { id: roomId, ...range }, { signal }),
  );
  const columns: TableColumn<FanMember>[] = [
    { id: 'place', head: t`名次`, width: 64, cell: ({ place }) => place },
    { id: 'member', head: t`成员`, cell: ({ member }) => <PersonCell person={member} /> },
    { id: 'level', head: t`团内等级`, width: 120, cell: ({ level }) => level },
    { id: 'closeness', head: t`亲密度`, width: 120, cell: ({ closeness }) => integer(closeness) },
    { id: 'joined', head: t`什么时候加入`, width: 140, cell: ({ joined_at: at }) => date(at) },
  ];
  const members = value?.club?.members ?? 0;
  return (
    <>
      <Card stacked padding="titled" aria-label={t`粉丝团徽章`}>
        <SectionTitle hint={t`成员在你的直播间里戴着它说话`}>{t`粉丝团徽章`}</SectionTitle>
        {value && <BadgeForm key={value.club?.badge ?? ''} badge={value.club?.badge ?? ''} onSaved={again} />}
      </Card>
      {value?.club && <JoinRules key={value.club.badge} club={value.club} onSaved={again} />}
      {value?.club && <Requests onDecided={again} />}
      {(state !== 'ready' || value?.club) && (
        <Card stacked padding="titled" aria-label={t`粉丝团成员`}>
          <SectionTitle {...(value?.club && { hint: t`${members} 名` })}>{t`粉丝团成员`}</SectionTitle>
          <Table
            caption={t`粉丝团成员`}
            captionHidden
            columns={columns}
            rows={value?.list ?? []}
            keyOf={({ member }) => member.id}
            status={status}
            error={t`成员名单没能送到`}
            onRetry={again}
            empty={<EmptyState title={t`还没有成员`}>{t`开播时请观众在「粉丝团」里加入`}</EmptyState>}
            footer={pages}
          />
        </Card>
      )}
      {value?.club && <Dissolve key={value.club.badge} badge={value.club.badge} members={members} onDissolved={again} />}
    </>
  );
}
