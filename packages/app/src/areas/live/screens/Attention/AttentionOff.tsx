import { useLingui } from '@lingui/react/macro';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { Block } from './Attention.layout.ts';
import { attention, isLive, type FollowEntry } from '../../follows/attention.store.ts';
import { FollowsTable } from '../../follows/FollowsTable.tsx';

/** Those who do not stream now; the block goes while everybody does. */
export function AttentionOff() {
  const { t } = useLingui();
  const { list } = useSnapshot(attention);
  const entries = list.filter((entry) => !isLive(entry)) as readonly FollowEntry[];
  if (entries.length === 0) return null;
  return (
    <Block aria-labelledby="attention-off">
      <SectionTitle headingId="attention-off">{t`还没开播`}</SectionTitle>
      <FollowsTable caption={t`还没开播`} entries={entries} />
    </Block>
  );
}
