import { useLingui } from '@lingui/react/macro';
import { adminDeductions, type DataDeduction } from '@pitchside/api/data';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Pagination } from '@pitchside/ui/Pagination';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';

/** Deductions of a page. */
const limit = 20;

/** Points that were taken, the latest seasons first. */
export function DeductionListWired({ turn }: { turn: number }) {
  const { t, i18n } = useLingui();
  const [page, setPage] = useState(1);
  const { value, state, again } = useResource(
    `${page} ${turn}`,
    (signal) => api.call(adminDeductions, { page, limit }, { signal, quiet: true }),
    { family: 'deductions' },
  );
  return (
    <Card title={t`扣分`}>
      <CardBleed>
        <Table<DataDeduction>
          caption={t`扣分`}
          captionHidden
          rows={value?.list ?? []}
          keyOf={({ competition, season, team }) => `${competition.id} ${season} ${team.id}`}
          loading={!value && state === 'loading'}
          {...(!value && state === 'failed' && { error: t`列表没能送到` })}
          onRetry={again}
          empty={<EmptyState title={t`还没有扣分`} drawing={null} />}
          columns={[
            {
              id: 'team',
              head: t`球队`,
              cell: ({ team, competition, season }) => (
                <TwoLines look="strong" note={`${competition.name} ${season}`}>
                  {team.name}
                </TwoLines>
              ),
            },
            { id: 'reason', head: t`原因`, cell: ({ reasons }) => reasons[language] },
            {
              id: 'points',
              head: t`扣分`,
              numeric: true,
              width: 84,
              cell: ({ points }) => (points === 0 ? t`已还` : i18n.number(-points)),
            },
          ]}
          footer={value && value.total > limit && <Pagination page={page} total={value.total} pageSize={limit} onPageChange={setPage} />}
        />
      </CardBleed>
    </Card>
  );
}
