import { useLingui } from '@lingui/react/macro';
import { adminCompetitions, type DataCompetition } from '@pitchside/api/desk/data';
import { sports, type Sport } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { DataTableWired } from './DataTable.tsx';
import { useSportLabels } from './useSportLabels.ts';

/** Competitions of a page. */
const limit = 20;

interface CompetitionListProps {
  /** A higher number fetches again. */
  turn: number;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Competitions of a sport, those that everybody knows first. */
export function CompetitionListWired({ turn, chosen, onChoose }: CompetitionListProps) {
  const { t } = useLingui();
  const words = useSportLabels();
  const [sport, setSport] = useState<Sport>('football');
  const loaded = usePages(sport, limit, (range, signal) => api.call(adminCompetitions, { sport, ...range }, { signal, quiet: true }), {
    version: turn,
  });
  const { value } = loaded;
  return (
    <Card
      title={t`赛事与规则`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`项目`}
          value={sport}
          onValueChange={setSport}
          segments={sports.map((each) => ({ value: each, label: words[each] }))}
        />
      }
    >
      <DataTableWired<DataCompetition>
        caption={t`赛事与规则`}
        loaded={loaded}
        rows={value?.list}
        keyOf={({ id }) => id}
        chosen={chosen}
        empty={t`还没有赛事`}
        columns={[
          {
            id: 'name',
            head: t`赛事`,
            cell: ({ id, names }) => (
              <Pressable onClick={() => onChoose(id)}>
                <TwoLines look="strong" note={id}>
                  {names[language]}
                </TwoLines>
              </Pressable>
            ),
          },
          { id: 'country', head: t`国家或地区`, cell: ({ countries }) => countries[language] },
        ]}
        pages={loaded.pages}
      />
    </Card>
  );
}
