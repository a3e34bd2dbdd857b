import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import type { adminSources, FeedNote } from '@pitchside/api/data';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Facts } from '@pitchside/ui/Facts';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import type { Loaded } from '../../../../../platform/resource/useResource.ts';
import { useSportWords } from './useSportWords.ts';

const minute = 60_000;

/** How sources were heard, and what they told late, wrongly or not at all. */
export function SourceNotesWired({ loaded: { value, state, again } }: { loaded: Loaded<CallData<typeof adminSources>> }) {
  const { t } = useLingui();
  const { long } = useChatTime();
  const now = useNow(minute);
  const sports = useSportWords();
  const kinds: Record<FeedNote['kind'], string> = { late: t`晚到`, refused: t`拒收`, doubtful: t`存疑`, failed: t`没有答复` };
  const names = { simulator: t`模拟`, nami: t`纳米数据` };
  return (
    <Card stacked title={t`数据源`} {...(value && { hint: value.source ? names[value.source] : t`只有导入的文件` })}>
      {value && value.heard.length > 0 && (
        <Facts
          facts={value.heard.map(({ sport, heard_at: heard, stale_since: stale }) => {
            const since = long(stale ?? heard, now);
            return { id: sport, label: sports[sport], value: stale === null ? t`${since} 有消息` : t`${since} 起没有消息` };
          })}
        />
      )}
      <CardBleed>
        <Table<FeedNote>
          caption={t`来源出的错`}
          captionHidden
          density="s"
          maxHeight={480}
          rows={value?.notes ?? []}
          keyOf={({ kind, subject, note }) => `${kind} ${subject} ${note}`}
          loading={!value && state === 'loading'}
          {...(!value && state === 'failed' && { error: t`列表没能送到` })}
          onRetry={again}
          empty={<EmptyState title={t`没有晚到或拒收的`} drawing={null} />}
          columns={[
            { id: 'kind', head: t`状态`, width: 96, cell: ({ kind }) => kinds[kind] },
            { id: 'subject', head: t`对象`, cell: ({ subject, note }) => <TwoLines note={note}>{subject}</TwoLines> },
            { id: 'times', head: t`次数`, width: 84, cell: ({ times }) => plural(times, { other: '# 次' }) },
            { id: 'at', head: t`时间`, width: 130, cell: ({ last_at: at }) => long(at, now) },
          ]}
        />
      </CardBleed>
    </Card>
  );
}
