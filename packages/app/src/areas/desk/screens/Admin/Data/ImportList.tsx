import { useLingui } from '@lingui/react/macro';
import { adminImports, type DataImport, type ImportState } from '@pitchside/api/desk/data';
import { Card } from '@pitchside/ui/Card';
import { ChangeMarks } from '@pitchside/ui/ChangeMarks';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { StateMark, type StateMarkState } from '@pitchside/ui/StateMark';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { useActor } from '../useActor.ts';
import { DataTableWired } from './DataTable.tsx';
import { useDataLabels } from './useDataLabels.ts';

/** Imports of a page. */
const limit = 20;
const minute = 60_000;
const marks: Readonly<Record<ImportState, StateMarkState>> = { written: 'good', refused: 'bad', undone: 'none' };

interface ImportListProps {
  /** A higher number fetches again. */
  turn: number;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Imports and refused files, newest first. */
export function ImportListWired({ turn, chosen, onChoose }: ImportListProps) {
  const { t, i18n } = useLingui();
  const { long } = useChatTime();
  const now = useNow(minute);
  const actor = useActor();
  const { states } = useDataLabels();
  const [state, setState] = useState<ImportState | 'all'>('all');
  const loaded = usePages(
    state,
    limit,
    (range, signal) => api.call(adminImports, { ...(state !== 'all' && { state }), ...range }, { signal, quiet: true }),
    { version: turn },
  );
  const { value } = loaded;
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
          onValueChange={setState}
          segments={[
            { value: 'all', label: t`全部` },
            { value: 'written', label: states.written, ...(counts && { count: i18n.number(counts.written) }) },
            { value: 'refused', label: states.refused, ...(counts && { count: i18n.number(counts.refused) }) },
            { value: 'undone', label: states.undone, ...(counts && { count: i18n.number(counts.undone) }) },
          ]}
        />
      }
    >
      <DataTableWired<DataImport>
        caption={t({ id: 'data.imports', message: '导入' })}
        loaded={loaded}
        rows={value?.list}
        keyOf={({ id }) => id}
        chosen={chosen}
        empty={t`还没有导入过`}
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
            width: 200,
            cell: ({ figures, reason }) =>
              figures ? (
                <ChangeMarks {...figures} />
              ) : (
                <Text size="s" tone="quiet" cut={2}>
                  {reason}
                </Text>
              ),
          },
          { id: 'state', head: t`结果`, width: 96, cell: ({ state: of }) => <StateMark state={marks[of]}>{states[of]}</StateMark> },
        ]}
        pages={loaded.pages}
      />
    </Card>
  );
}
