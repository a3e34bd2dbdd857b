import { useLingui } from '@lingui/react/macro';
import { getLiveGroupList, type FanMember, addShowGroup, badgeLength, dissolveGroup } from '@pitchside/api/live/fans';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { PersonCell } from '../../moderation/PersonCell.tsx';
import { JoinRules } from './JoinRules.tsx';
import { Requests } from './Requests.tsx';
import { ApiError } from '@pitchside/api';
import { Button } from '@pitchside/ui/Button';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { say } from '../../../../platform/toasts/say.ts';
import { BadgeLine, DissolveLine } from './Fans.layout.ts';
import { plural } from '@lingui/core/macro';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';

interface DissolveProps {
  badge: string;
  /** Number of members of the club. */
  members: number;
  onDissolved: () => void;
}

/** Dissolves the fan club for good, after a warning about the losses. */
function Dissolve({ badge, members, onDissolved }: DissolveProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);

  async function dissolve(): Promise<void> {
    await api.call(dissolveGroup, { badge }, { idempotencyKey: crypto.randomUUID() });
    setOpen(false);
    say('success', t`粉丝团已解散`);
    onDissolved();
  }

  return (
    <Card stacked padding="titled" aria-label={t`解散粉丝团`}>
      <SectionTitle hint={t`解散后不能恢复，可以重新建团`}>{t`解散粉丝团`}</SectionTitle>
      <DissolveLine>
        <Button tone="critical" onClick={() => setOpen(true)}>{t`解散粉丝团`}</Button>
      </DissolveLine>
      <ConfirmDialog
        open={open}
        tone="destructive"
        title={t`解散「${badge}」粉丝团？`}
        description={
          members === 0
            ? t`徽章立即停用，解散后不能恢复。`
            : t`${plural(members, { other: '# 名成员' })}的徽章立即摘下，亲密度清零，他们会收到通知。解散后不能恢复。`
        }
        confirm={t`解散粉丝团`}
        onConfirm={dissolve}
        onCancel={() => setOpen(false)}
      />
    </Card>
  );
}

/** Names the badge, which founds the club. @param badge empty while there is no club */
function BadgeForm({ badge, onSaved }: { badge: string; onSaved: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(badge);
  const [saving, setSaving] = useState(false);
  const wanted = text.trim();
  const isShort = [...wanted].length < badgeLength.least;

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await api.call(addShowGroup, { badge: wanted }, { idempotencyKey: crypto.randomUUID() });
      say('success', badge === '' ? t`粉丝团建好了` : t`徽章已改名`);
      onSaved();
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  }

  return (
    <BadgeLine
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input
        label={t`徽章名`}
        value={text}
        onValueChange={setText}
        maxLength={badgeLength.most}
        counter
        hint={t`2 到 4 个字，改名后新发言用新名`}
      />
      <Button type="submit" loading={saving} disabled={isShort || wanted === badge}>
        {badge === '' ? t`建粉丝团` : t`保存`}
      </Button>
    </BadgeLine>
  );
}

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
