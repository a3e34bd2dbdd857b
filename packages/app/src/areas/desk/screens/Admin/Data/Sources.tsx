import { adminSources, type FeedNote } from '@pitchside/api/desk/data';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource, type Loaded } from '../../../../../platform/resource/useResource.ts';
import { Blocks, Two } from '../Admin.layout.ts';
import { HeldMatchesWired } from './HeldMatches.tsx';
import { RuleMatchWired } from './RuleMatch.tsx';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import { Card } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { DataTableWired } from './DataTable.tsx';
import { useSportLabels } from './useSportLabels.ts';

const minute = 60_000;

/** Log of the sources: late, refused and doubtful data, and missing answers. */
function SourceNotesWired({ loaded }: { loaded: Loaded<CallData<typeof adminSources>> }) {
  const { t } = useLingui();
  const { value } = loaded;
  const { long } = useChatTime();
  const now = useNow(minute);
  const sports = useSportLabels();
  const kinds: Record<FeedNote['kind'], string> = { late: t`晚到`, refused: t`拒收`, doubtful: t`存疑`, failed: t`没有答复` };
  const names = { simulator: t`模拟`, nami: t`纳米数据` };
  const about = ({ match, subject }: FeedNote) => {
    if (!match) return subject;
    const { home: host, away: guest } = match;
    return t`${host} 对 ${guest}`;
  };
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
      <DataTableWired<FeedNote>
        caption={t`来源出的错`}
        isDense
        maxHeight={480}
        loaded={loaded}
        rows={value?.notes}
        keyOf={({ kind, subject, note }) => `${kind} ${subject} ${note}`}
        empty={t`没有晚到或拒收的`}
        columns={[
          { id: 'kind', head: t`状态`, width: 96, cell: ({ kind }) => kinds[kind] },
          { id: 'subject', head: t`对象`, cell: (row) => <TwoLines note={row.note}>{about(row)}</TwoLines> },
          { id: 'times', head: t`次数`, width: 84, cell: ({ times }) => plural(times, { other: '# 次' }) },
          { id: 'at', head: t`时间`, width: 130, cell: ({ last_at: at }) => long(at, now) },
        ]}
      />
    </Card>
  );
}

/** Refresh interval of the sources, ms. */
const every = 10_000;

/** Sources of matches: their late or wrong data, and matches with a manual override. */
export function Sources() {
  const [turn, setTurn] = useState(0);
  const loaded = useResource('sources', (signal) => api.call(adminSources, {}, { signal, quiet: true }), { every });
  const again = () => {
    loaded.again();
    setTurn(turn + 1);
  };
  return (
    <Two>
      <Blocks>
        <HeldMatchesWired loaded={loaded} onReleased={again} />
        <SourceNotesWired loaded={loaded} />
      </Blocks>
      <RuleMatchWired key={turn} onRuled={again} />
    </Two>
  );
}
