import { useLingui } from '@lingui/react/macro';
import { adminImports, type DataImport, type ImportState } from '@pitchside/api/data';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { ChangeMarks } from '@pitchside/ui/ChangeMarks';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Pagination } from '@pitchside/ui/Pagination';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { useActor } from '../useActor.ts';
import { useDataWords } from './useDataWords.ts';

/** Imports of a page. */
const limit = 20;
const minute = 60_000;
const marks: Readonly<Record<ImportState, StateMarkState>> = { written: 'good', refused: 'bad', undone: 'none' };

interface ImportListProps {
  /** Asks anew when it rises. */
  turn: number;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** What was brought in or refused, the newest first. */
export function ImportListWired({ turn, chosen, onChoose }: ImportListProps) {
  const { t, i18n } = useLingui();
  const { long } = useChatTime();
  const now = useNow(minute);
  const actor = useActor();
  const { states } = useDataWords();
  const [state, setState] = useState<ImportState | 'all'>('all');
  const [page, setPage] = useState(1);
  const {
    value,
    state: asked,
    again,
  } = useResource(
    `${state} ${page} ${turn}`,
    (signal) => api.call(adminImports, { ...(state !== 'all' && { state }), page, limit }, { signal, quiet: true }),
    { family: state },
  );
  const counts = value?.counts;
  const season = ({ competition, season: of }: DataImport) => (competition ? `${competition.name} ${of ?? ''}` : '–');
  return (
    <Card
      id="imports"
      title={t({ id: 'data.imports', message: '导入' })}
      tabs={
        <SegmentedControl
          look="line"
          label={t`结果`}
          value={state}
          onValueChange={(next) => {
            setState(next);
            setPage(1);
          }}
          segments={[
            { value: 'all', label: t`全部` },
            { value: 'written', label: states.written, ...(counts && { count: i18n.number(counts.written) }) },
            { value: 'refused', label: states.refused, ...(counts && { count: i18n.number(counts.refused) }) },
            { value: 'undone', label: states.undone, ...(counts && { count: i18n.number(counts.undone) }) },
          ]}
        />
      }
    >
      <CardBleed>
        <Table<DataImport>
          caption={t({ id: 'data.imports', message: '导入' })}
          captionHidden
          rows={value?.list ?? []}
          keyOf={({ id }) => id}
          {...(chosen !== undefined && { currentKey: chosen })}
          loading={!value && asked === 'loading'}
          {...(!value && asked === 'failed' && { error: t`列表没能送到` })}
          onRetry={again}
          empty={<EmptyState title={t`还没有导入过`} drawing={null} />}
          columns={[
            { id: 'id', head: t`编号`, width: 64, cell: ({ id }) => id },
            {
              id: 'file',
              head: t`文件`,
              cell: ({ id, file, by, at }) => (
                <Pressable onClick={() => onChoose(id)}>
                  <TwoLines look="strong" note={`${actor(by)} · ${long(at, now)}`}>
                    {file}
                  </TwoLines>
                </Pressable>
              ),
            },
            { id: 'season', head: t`认成`, cell: season },
            {
              id: 'did',
              head: t`做了什么`,
              cell: ({ figures }) => (figures ? <ChangeMarks {...figures} /> : t`什么都没写`),
            },
            { id: 'state', head: t`结果`, width: 96, cell: ({ state: of }) => <StateMark state={marks[of]}>{states[of]}</StateMark> },
          ]}
          footer={value && value.total > limit && <Pagination page={page} total={value.total} pageSize={limit} onPageChange={setPage} />}
        />
      </CardBleed>
    </Card>
  );
}
