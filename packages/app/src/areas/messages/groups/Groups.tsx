import { useLingui } from '@lingui/react/macro';
import { destroyGroup, groupInfo, leaveGroup, myGroups, type Group } from '@pitchside/api/messages/groups';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { friends } from '../friends/friends.store.ts';
import { Blocks } from '../friends/friends.layout.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { GroupRow } from './GroupRow.tsx';
import { GroupsToJoin } from './GroupsToJoin.tsx';
import { ReportGroup } from './ReportGroup.tsx';

interface GroupsProps {
  /** Opens the conversation of one. */
  onOpen: (conversation: string) => void;
  /** Group to open first, such as that of a circle; its members go straight to the conversation. */
  shown?: string | null;
}

/** Groups that the member is in, and those they may join. */
export function Groups({ onOpen, shown = null }: GroupsProps) {
  const { t } = useLingui();
  const { groupTurn } = useSnapshot(friends);
  const [own, setOwn] = useState(0);
  const version = groupTurn + own;
  const mine = useResource('mine', (signal) => api.call(myGroups, {}, { signal, quiet: true }), { version });
  const looked = useResource(shown, (signal) => api.call(groupInfo, { id: shown ?? '' }, { signal, quiet: true }), { version });
  const wanted = looked.value?.group;
  const within = wanted && wanted.role !== null ? wanted.conversation_id : null;
  const enter = useEffectEvent(onOpen);
  useEffect(() => {
    if (within !== null) enter(within);
  }, [within]);
  /** Own group being edited, or a new one. */
  const [editing, setEditing] = useState<Group | 'new' | null>(null);
  const [ending, setEnding] = useState<Group | null>(null);
  const changed = () => setOwn((turn) => turn + 1);

  async function end(): Promise<void> {
    if (!ending) return;
    await api.call(ending.role === 'owner' ? destroyGroup : leaveGroup, { id: ending.id }, { quiet: true });
    setEnding(null);
    changed();
  }
  const list = mine.value?.list ?? [];
  const name = ending?.name ?? '';
  return (
    <Blocks>
      <Card
        padding="titled"
        title={t`我的群`}
        {...(mine.value && { hint: `${mine.value.total}` })}
        aside={
          <Button size="s" icon={<Plus size={16} aria-hidden />} onClick={() => setEditing('new')}>
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
                  {group.role === 'owner' && (
                    <Button size="s" tone="outline" onClick={() => setEditing(group)}>
                      {t`修改`}
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
      <GroupsToJoin
        version={version}
        shown={wanted}
        onJoined={(conversation) => {
          changed();
          if (conversation !== null) onOpen(conversation);
        }}
      />
      {editing && (
        <GroupDialog
          {...(editing !== 'new' && { group: editing })}
          onClose={() => setEditing(null)}
          onDone={({ conversation_id: conversation }) => {
            setEditing(null);
            changed();
            if (editing === 'new' && conversation !== null) onOpen(conversation);
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
