import { useLingui } from '@lingui/react/macro';
import { judgedKinds, type contentQueues, type Judged } from '@pitchside/api/content/content';
import { Avatar } from '@pitchside/ui/Avatar';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat, useNow } from '@pitchside/ui/format';
import { KeyHint } from '@pitchside/ui/KeyHint';
import { Link } from '@pitchside/ui/Link';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { ref, useSnapshot } from 'valtio';
import { Bar, Keys, Person } from '../Admin.layout.ts';
import { deskHref } from '../adminAddress.ts';
import { useWait } from '../useWait.ts';
import { care, keyOf, loadCare, loadMoreCare, open, showCare, type CareQueue } from './care.store.ts';
import { useCareLabels } from './useCareLabels.ts';

const queues: readonly CareQueue[] = ['review', 'reported', 'hidden'] satisfies readonly (typeof contentQueues)[number][];

/** Queues of items to review, reported ones and hidden ones; ticked items are decided together. */
export function CareQueueWired() {
  const { t } = useLingui();
  const words = useCareLabels();
  const format = useFormat();
  const columns = useColumns();
  const { queue, kind, list, failed, next, totals, current, ticked } = useSnapshot(care);
  const shown = format.integer(list?.length ?? 0);
  return (
    <Card
      id="content"
      title={t`内容审核`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`队列`}
          value={queue}
          onValueChange={(value) => showCare({ queue: value })}
          segments={queues.map((value) => ({ value, label: words.queues[value], ...(totals && { count: totals[value] }) }))}
        />
      }
    >
      <Bar>
        <SegmentedControl
          size="s"
          label={t`内容类型`}
          value={kind ?? 'all'}
          onValueChange={(value) => showCare({ kind: value === 'all' ? null : value })}
          segments={[{ value: 'all', label: t`全部` }, ...judgedKinds.map((value) => ({ value, label: words.kinds[value] }))]}
        />
        <Keys>
          <KeyHint keys={['J', 'K']}>{t`上下`}</KeyHint>
          <KeyHint keys={['X']}>{t`勾选`}</KeyHint>
          <KeyHint keys={['A']}>{words.ways[queue].good}</KeyHint>
          <KeyHint keys={['R']}>{words.ways[queue].bad}</KeyHint>
        </Keys>
      </Bar>
      {queue === 'reported' && (
        <Text as="p" size="s" tone="quiet">
          {t`直播间、弹幕、用户和消息的举报另有一处：`} <Link href={deskHref('house', 'review')}>{t`去审核`}</Link>
        </Text>
      )}
      <CardBleed>
        <Table
          caption={words.queues[queue]}
          captionHidden
          columns={columns}
          rows={(list ?? []) as readonly Judged[]}
          keyOf={keyOf}
          selection={{
            selected: ticked,
            onSelectedChange: (selected) => void (care.ticked = ref(new Set(selected))),
            labelOf: ({ kind: of, id }) => `${words.kinds[of]} ${id}`,
          }}
          {...(current !== null && { currentKey: current })}
          status={failed ? 'error' : list === null ? 'loading' : 'ready'}
          error={t`列表没能送到`}
          onRetry={() => void loadCare()}
          empty={<EmptyState title={queue === 'hidden' ? t`没有隐藏的内容` : t`都看完了`} />}
          footer={
            <>
              <Text tone="quiet">{t`已列出 ${shown} 件`}</Text>
              {next !== null && <Button size="s" tone="outline" onClick={() => void loadMoreCare()}>{t`再看一些`}</Button>}
            </>
          }
        />
      </CardBleed>
    </Card>
  );
}

function useColumns(): TableColumn<Judged>[] {
  const { t } = useLingui();
  const wait = useWait();
  const words = useCareLabels();
  const now = useNow(60_000);
  return [
    {
      id: 'what',
      head: t({ id: 'desk.content', message: '内容' }),
      cell: (line) => (
        <Pressable onClick={() => open(keyOf(line))}>
          <TwoLines look="strong" cut note={[words.kinds[line.kind], ...(line.text ? [line.text.slice(0, 60)] : [])].join(' · ')}>
            {line.title || `${words.kinds[line.kind]} ${line.id}`}
          </TwoLines>
        </Pressable>
      ),
    },
    {
      id: 'who',
      head: t`作者`,
      width: 200,
      cell: ({ author }) => (
        <Person>
          <Avatar seed={author.avatar} size={24} />
          <Text cut={1}>{author.user_nickname}</Text> <LevelBadge level={author.level} />
        </Person>
      ),
    },
    {
      id: 'marks',
      head: t`疑点`,
      cell: ({ reports, words: found }) => {
        const marks = [...(reports > 0 ? [t`${reports} 人举报`] : []), ...found];
        return marks.length > 0 ? marks.join(' · ') : t`无`;
      },
    },
    { id: 'waited', head: t`已等`, numeric: true, width: 110, cell: ({ sent_at }) => wait(now - sent_at) },
  ];
}
