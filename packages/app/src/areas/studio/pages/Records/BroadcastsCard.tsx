import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { FigureBand } from '@pitchside/ui/FigureBand';
import { useFormat } from '@pitchside/ui/format';
import { Pagination } from '@pitchside/ui/Pagination';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table } from '@pitchside/ui/Table';
import { useState } from 'react';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { RecordsSpan } from '../../../money/RecordsSpan.tsx';
import { presetSpan } from '../../../money/spans.ts';
import { broadcastsPage, useBroadcasts } from '../../broadcasts/useBroadcasts.ts';
import { useBroadcastColumns } from './useBroadcastColumns.tsx';

/** One's own broadcasts in a span, newest first, with their sums. */
export function BroadcastsCard() {
  const { t } = useLingui();
  const { integer, clock } = useFormat();
  const yuan = useYuan();
  const [span, setSpan] = useState(() => presetSpan('month'));
  const [page, setPage] = useState(1);
  const { broadcasts, loading, failed, again } = useBroadcasts(span, page);
  const columns = useBroadcastColumns();
  const sums = broadcasts?.sums;
  return (
    <Card stacked padding="titled" aria-label={t`直播记录`}>
      <SectionTitle
        hint={t`只能查询近三个月的记录`}
        action={
          <RecordsSpan
            value={span}
            onValueChange={(next) => {
              setSpan(next);
              setPage(1);
            }}
          />
        }
      >
        {t`直播记录`}
      </SectionTitle>
      <FigureBand
        label={t`合计`}
        figures={[
          { id: 'income', label: t`直播收益`, value: sums ? yuan(sums.income) : '-', raised: true },
          { id: 'length', label: t`直播时长`, value: sums ? clock(sums.seconds) : '-' },
          { id: 'peak', label: t`最高同时在看`, value: sums ? integer(sums.peak) : '-' },
          { id: 'comments', label: t`弹幕`, value: sums ? integer(sums.messages) : '-' },
        ]}
      />
      <Table
        caption={t`直播记录`}
        captionHidden
        columns={columns}
        rows={broadcasts?.list ?? []}
        keyOf={({ id }) => id}
        status={failed && !broadcasts ? 'error' : loading ? 'loading' : 'ready'}
        error={t`直播记录没能送到`}
        onRetry={again}
        empty={<EmptyState title={t`这段时间没有直播`}>{t`换个时间段看看`}</EmptyState>}
        footer={
          broadcasts &&
          broadcasts.total > broadcastsPage && (
            <Pagination page={page} total={broadcasts.total} pageSize={broadcastsPage} onPageChange={setPage} />
          )
        }
      />
    </Card>
  );
}
