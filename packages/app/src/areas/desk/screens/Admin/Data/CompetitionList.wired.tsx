import { useLingui } from '@lingui/react/macro';
import { adminCompetitions, type DataCompetition } from '@pitchside/api/data';
import { sports, type Sport } from '@pitchside/api/matches';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Pagination } from '@pitchside/ui/Pagination';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { useSportWords } from './useSportWords.ts';

/** Competitions of a page. */
const limit = 50;

interface CompetitionListProps {
  /** Asks anew when it rises. */
  turn: number;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Competitions of a sport, those that everybody knows first. */
export function CompetitionListWired({ turn, chosen, onChoose }: CompetitionListProps) {
  const { t } = useLingui();
  const words = useSportWords();
  const [sport, setSport] = useState<Sport>('football');
  const [page, setPage] = useState(1);
  const { value, state, again } = useResource(
    `${sport} ${page} ${turn}`,
    (signal) => api.call(adminCompetitions, { sport, page, limit }, { signal, quiet: true }),
    { family: sport },
  );
  return (
    <Card
      title={t`赛事与规则`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`项目`}
          value={sport}
          onValueChange={(next) => {
            setSport(next);
            setPage(1);
          }}
          segments={sports.map((each) => ({ value: each, label: words[each] }))}
        />
      }
    >
      <CardBleed>
        <Table<DataCompetition>
          caption={t`赛事与规则`}
          captionHidden
          rows={value?.list ?? []}
          keyOf={({ id }) => id}
          {...(chosen !== undefined && { currentKey: chosen })}
          loading={!value && state === 'loading'}
          {...(!value && state === 'failed' && { error: t`列表没能送到` })}
          onRetry={again}
          empty={<EmptyState title={t`还没有赛事`} drawing={null} />}
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
          footer={value && value.total > limit && <Pagination page={page} total={value.total} pageSize={limit} onPageChange={setPage} />}
        />
      </CardBleed>
    </Card>
  );
}
