import { RoomGate } from '../../room/RoomGate.tsx';
import { useLingui } from '@lingui/react/macro';
import { announcementLimits, type Announcement } from '@pitchside/api/live/studio';
import { Card } from '@pitchside/ui/Card';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { say } from '../../../../platform/toasts/say.ts';
import { keep, removed, removeSoon } from '../../announcements/removal.store.ts';
import { useAnnouncements } from '../../announcements/useAnnouncements.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanTable } from './PlanTable.tsx';

/** Form for a new announcement, and the existing ones. */
function Plan({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { list, failed, again } = useAnnouncements(roomId);
  const hidden = useSnapshot(removed);
  const [editing, setEditing] = useState<Announcement>();
  const [turn, setTurn] = useState(0);
  const shown = list?.filter(({ id }) => !hidden.has(id));
  const most = announcementLimits.most;

  function leaveForm(): void {
    setEditing(undefined);
    setTurn(turn + 1);
  }
  function remove({ id }: Announcement): void {
    if (editing?.id === id) leaveForm();
    removeSoon(id, again);
    say('info', t`预告已删除`, { action: { label: t`撤销`, onClick: () => keep(id) } });
  }

  return (
    <>
      <Card stacked padding="titled" aria-label={t`预告一场直播`}>
        <SectionTitle hint={t`约好的观众会在开播时收到通知`}>{editing ? t`修改预告` : t`预告一场直播`}</SectionTitle>
        <PlanForm
          key={`${editing?.id} ${turn}`}
          {...(editing && { before: editing })}
          onLeave={leaveForm}
          onSaved={() => {
            leaveForm();
            again();
          }}
        />
      </Card>
      <Card stacked padding="titled" aria-label={t`直播计划`}>
        <SectionTitle hint={shown && `${shown.length}/${most}`}>{t`直播计划`}</SectionTitle>
        <PlanTable list={shown} failed={failed} onRetry={again} onEdit={setEditing} onRemove={remove} />
      </Card>
    </>
  );
}

/** /member?type=9&tab=plan: broadcasts to come, for viewers to ask for a word of. */
export function PlanPage() {
  return <RoomGate>{({ room }) => <Plan roomId={room.id} />}</RoomGate>;
}
