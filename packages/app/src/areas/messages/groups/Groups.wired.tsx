import { useLingui } from '@lingui/react/macro';
import { addGroupUser, destroyGroup, getRecommendGroupList, groupInfo, leaveGroup, myGroups, type Group } from '@pitchside/api/groups';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { IconButton } from '@pitchside/ui/IconButton';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Flag, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { openReport } from '../../../platform/report/report.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { say } from '../../../platform/toasts/say.ts';
import { friends } from '../friends/friends.store.ts';
import { Blocks } from '../friends/friends.layout.ts';
import { FoundGroup } from './FoundGroup.wired.tsx';
import { GroupRow } from './GroupRow.wired.tsx';

interface GroupsProps {
  /** Opens the conversation of one. */
  onOpen: (conversation: string) => void;
  /** The group that is looked at first, such as one that a card shows. */
  shown?: string | null;
}

/** Groups that the member is in, and those they may join. */
export function Groups({ onOpen, shown = null }: GroupsProps) {
  const { t } = useLingui();
  const { groupTurn } = useSnapshot(friends);
  const [own, setOwn] = useState(0);
  const version = groupTurn + own;
  const mine = useResource('mine', (signal) => api.call(myGroups, {}, { signal, quiet: true }), { version });
  const others = useResource('others', (signal) => api.call(getRecommendGroupList, { limit: 12 }, { signal, quiet: true }), { version });
  const looked = useResource(shown, (signal) => api.call(groupInfo, { id: shown ?? '' }, { signal, quiet: true }), { version });
  const [founding, setFounding] = useState(false);
  const [ending, setEnding] = useState<Group | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const changed = () => setOwn((turn) => turn + 1);

  async function join({ id }: Group): Promise<void> {
    setBusy(id);
    try {
      const { group } = await api.call(addGroupUser, { id });
      say('success', t`已加入`);
      if (group.conversation_id !== null) onOpen(group.conversation_id);
    } catch {
      // The toast of the call has said why.
    } finally {
      setBusy(null);
      changed();
    }
  }
  async function end(): Promise<void> {
    if (!ending) return;
    await api.call(ending.role === 'owner' ? destroyGroup : leaveGroup, { id: ending.id }, { quiet: true });
    setEnding(null);
    changed();
  }
  const list = mine.value?.list ?? [];
  const name = ending?.name ?? '';
  const lookedAt = looked.value?.group;
  const offered = others.value?.list ?? [];
  // The one that a card leads to stands first.
  const rest = lookedAt && lookedAt.role === null ? [lookedAt, ...offered.filter(({ id }) => id !== lookedAt.id)] : offered;
  return (
    <Blocks>
      <Card
        padding="titled"
        title={t`我的群`}
        {...(mine.value && { hint: `${mine.value.total}` })}
        aside={
          <Button size="s" icon={<Plus size={16} aria-hidden />} onClick={() => setFounding(true)}>
            {t`建群`}
          </Button>
        }
      >
        {!mine.value && mine.state === 'failed' && <ErrorState layout="row" title={t`群没能送到`} onRetry={mine.again} />}
        {!mine.value && mine.state === 'loading' && <Skeleton shape="block" height={120} />}
        {mine.value && list.length === 0 && <EmptyState title={t`还没有加入群`}>{t`从下面挑一个热闹的，或者自己建一个。`}</EmptyState>}
        <RowList>
          {list.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              acts={
                <>
                  {group.conversation_id !== null && (
                    <Button size="s" tone="soft" onClick={() => onOpen(group.conversation_id ?? '')}>
                      {t`进群聊`}
                    </Button>
                  )}
                  <Button size="s" tone="outline" onClick={() => setEnding(group)}>
                    {group.role === 'owner' ? t`解散` : t`退群`}
                  </Button>
                  {group.role !== 'owner' && <ReportGroup group={group} />}
                </>
              }
            />
          ))}
        </RowList>
      </Card>
      <Card padding="titled" title={t`可以加入的群`}>
        {!others.value && others.state === 'failed' && <ErrorState layout="row" title={t`群没能送到`} onRetry={others.again} />}
        {!others.value && others.state === 'loading' && <Skeleton shape="block" height={120} />}
        {others.value && rest.length === 0 && <EmptyState drawing={null} title={t`现在没有可以加入的群`} />}
        <RowList>
          {rest.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              acts={
                <>
                  <Button size="s" loading={busy === group.id} onClick={() => void join(group)}>
                    {t`加入`}
                  </Button>
                  <ReportGroup group={group} />
                </>
              }
            />
          ))}
        </RowList>
      </Card>
      {founding && (
        <FoundGroup
          onClose={() => setFounding(false)}
          onFounded={(conversation) => {
            setFounding(false);
            changed();
            if (conversation !== null) onOpen(conversation);
          }}
        />
      )}
      <ConfirmDialog
        open={ending !== null}
        onCancel={() => setEnding(null)}
        onConfirm={end}
        title={ending?.role === 'owner' ? t`解散「${name}」？` : t`退出「${name}」？`}
        description={ending?.role === 'owner' ? t`群里说过的话会一起删掉，不能恢复。` : t`退出后不再收到这个群的消息，可以再加入。`}
        confirm={ending?.role === 'owner' ? t`解散` : t`退群`}
        tone="destructive"
        {...(ending?.role === 'owner' && { consent: t`我知道解散后不能恢复` })}
      />
    </Blocks>
  );
}

function ReportGroup({ group: { id, name } }: { group: Group }) {
  const { t } = useLingui();
  return (
    <IconButton
      size="s"
      label={t`举报群「${name}」`}
      icon={<Flag size={16} aria-hidden />}
      onClick={() => openReport({ name, of: [{ kind: 'group', id }] })}
    />
  );
}
