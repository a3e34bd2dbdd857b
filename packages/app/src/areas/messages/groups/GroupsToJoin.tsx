import { useLingui } from '@lingui/react/macro';
import { addGroupUser, getRecommendGroupList, type Group } from '@pitchside/api/messages/groups';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Input } from '@pitchside/ui/Input';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { say } from '../../../platform/toasts/say.ts';
import { GroupRow } from './GroupRow.tsx';
import { ReportGroup } from './ReportGroup.tsx';

/** Groups that are shown first, and how many there may be in the list. */
const step = 12;
const most = 48;
/** Debounce of the search, ms. */
const rest = 300;

interface GroupsToJoinProps {
  /** Changes when the member came into a group or left one. */
  version: number;
  /** The group that is looked at first, such as one that a card shows; undefined for none. */
  shown: Group | undefined;
  /** @param conversation that of the group, if the member may talk there */
  onJoined: (conversation: string | null) => void;
}

/** Groups that anybody may join, to be looked through by name. */
export function GroupsToJoin({ version, shown, onJoined }: GroupsToJoinProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(step);
  const [busy, setBusy] = useState<string | null>(null);
  const search = text.trim();
  const others = useResource(
    `${search} ${limit}`,
    (signal) => api.call(getRecommendGroupList, { limit, ...(search && { search }) }, { signal, quiet: true }),
    { version, family: 'groups', rest },
  );
  const offered = others.value?.list ?? [];
  // The one that a card leads to stands first.
  const list = shown?.role === null && !search ? [shown, ...offered.filter(({ id }) => id !== shown.id)] : offered;

  async function join({ id }: Group): Promise<void> {
    setBusy(id);
    try {
      const { group: joined } = await api.call(addGroupUser, { id });
      say('success', t`已加入`);
      onJoined(joined.conversation_id);
    } catch {
      // The toast of the call has said why.
      others.again();
    } finally {
      setBusy(null);
    }
  }
  return (
    <Card stacked padding="titled" title={t`可以加入的群`}>
      <Input
        label={t`按群名找群`}
        labelHidden
        value={text}
        onValueChange={(typed) => {
          setText(typed);
          setLimit(step);
        }}
        maxLength={20}
        icon={<Search size={16} aria-hidden />}
        placeholder={t`按群名找群`}
      />
      {!others.value && others.state === 'failed' && <ErrorState layout="row" title={t`群没能送到`} onRetry={others.again} />}
      {!others.value && others.state === 'loading' && <Skeleton shape="block" height={120} />}
      {others.value && list.length === 0 && <EmptyState drawing={null} title={search ? t`没有找到` : t`现在没有可以加入的群`} />}
      <RowList>
        {list.map((entry) => (
          <GroupRow
            key={entry.id}
            group={entry}
            acts={
              <>
                <Button size="s" loading={busy === entry.id} onClick={() => void join(entry)}>
                  {t`加入`}
                </Button>
                <ReportGroup group={entry} />
              </>
            }
          />
        ))}
      </RowList>
      {others.value && others.value.total > offered.length && limit < most && (
        <Button tone="outline" stretch loading={others.state === 'loading'} onClick={() => setLimit(limit + step)}>
          {t`加载更多`}
        </Button>
      )}
    </Card>
  );
}
