import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { GiftPicture } from '@pitchside/ui/GiftPicture';
import { IconTile } from '@pitchside/ui/IconTile';
import { useNobleName } from '@pitchside/ui/NobleMark';
import { Pagination } from '@pitchside/ui/Pagination';
import { giftKinds } from '@pitchside/ui/pictures';
import { Select } from '@pitchside/ui/Select';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { useWhen } from '../../../../../platform/days/useWhen.ts';
import { kindLook } from './kinds.data.tsx';
import { Filter, What } from './Level.layout.ts';
import { levels, loadLog, logDays, logPage, type ExperienceItem } from './level.store.ts';

/** Experience log, one row per act. */
export function ExperienceLogWired() {
  const { t } = useLingui();
  const format = useFormat();
  const { log, logState, days, group, page } = useSnapshot(levels);
  const columns: readonly TableColumn<ExperienceItem>[] = [
    { id: 'at', head: t`时间`, width: 148, cell: ({ at }) => <When at={at} /> },
    { id: 'what', head: t`来自`, cell: (item) => <Act item={item} /> },
    { id: 'about', head: t`说明`, cell: ({ about }) => <Quiet>{about ?? ''}</Quiet> },
    { id: 'experience', head: t`经验`, width: 120, numeric: true, cell: ({ experience }) => `+${format.tenths(experience)}` },
  ];
  const total = log?.total ?? 0;
  return (
    <Card
      title={t`经验明细`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`来自哪里`}
          value={group}
          onValueChange={(next) => loadLog({ group: next })}
          segments={[
            { value: 'all', label: t`全部` },
            { value: 'spend', label: t`消费` },
            { value: 'task', label: t`任务` },
          ]}
        />
      }
      aside={
        <Filter>
          <Select
            label={t`时间范围`}
            value={days}
            onValueChange={(next) => loadLog({ days: next })}
            options={logDays.map((value) => ({ value, label: value === '30' ? t`近 30 天` : t`近三个月` }))}
          />
        </Filter>
      }
    >
      <Table
        caption={t`经验明细`}
        captionHidden
        columns={columns}
        rows={log?.list ?? []}
        keyOf={({ id }) => id}
        status={logState === 'failed' ? 'error' : logState}
        error={t`经验明细没能送到`}
        onRetry={() => loadLog({ page })}
        skeletonRows={log?.list.length || logPage}
        empty={<EmptyState title={t`这段时间还没有经验`}>{t`送礼、开通贵族、做任务都会涨经验。`}</EmptyState>}
        footer={
          <>
            <Quiet>{t`流水与钱包一一对应，只能查近三个月`}</Quiet>
            {total > logPage && (
              <Pagination page={page} pageSize={logPage} total={total} onPageChange={(next) => loadLog({ page: next })} />
            )}
          </>
        }
      />
    </Card>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Text size="s" tone="quiet">
    {children}
  </Text>
);

function When({ at }: { at: number }) {
  const when = useWhen();
  return <Quiet>{when(at)}</Quiet>;
}

function Act({ item: { kind, gift, noble } }: { item: ExperienceItem }) {
  const { t, i18n } = useLingui();
  const rankName = useNobleName();
  const { name, icon: Icon } = kindLook(kind);
  const art = giftKinds.find((one) => one === gift?.art);
  const giftName = gift?.name ?? '';
  const count = gift?.count ?? 0;
  const rank = noble ? rankName(noble.rank) : '';
  const bought = noble?.months ?? 1;
  const months = plural(bought, { other: '# 个月' });
  const words = gift ? t`送出${giftName} ×${count}` : noble ? `${rank} · ${months}` : i18n._(name);
  return (
    <What>
      <IconTile size="s">{art ? <GiftPicture gift={{ art }} size={22} /> : <Icon size={16} />}</IconTile>
      <Text weight="medium">{words}</Text>
    </What>
  );
}
