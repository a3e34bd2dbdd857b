import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Pagination } from '@pitchside/ui/Pagination';
import { Table } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useSnapshot } from 'valtio';
import { Person } from './Admin.layout.ts';
import { actsPerPage, admin, showActs } from './admin.store.ts';
import { useActor } from './useActor.ts';
import { useCaseLabels } from './useCaseLabels.ts';
import { useLogLabels } from './useLogLabels.ts';

/** Everything that operators, the command line and the site did. */
export function LogWired() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCaseLabels();
  const logged = useLogLabels();
  const { acts, actsGroup, actsPage, actsTotal } = useSnapshot(admin);
  const actor = useActor();
  return (
    <Card
      id="log"
      title={t`操作记录`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`操作记录`}
          value={actsGroup}
          onValueChange={(next) => showActs({ actsGroup: next })}
          segments={[
            { value: 'all', label: t`全部` },
            { value: 'money', label: t`钱` },
            { value: 'verification', label: t`实名` },
            { value: 'anchors', label: t`主播` },
            { value: 'rooms', label: t`直播间` },
            { value: 'reports', label: t`举报` },
            { value: 'content', label: t({ id: 'desk.content', message: '内容' }) },
            { value: 'experts', label: t({ id: 'tipsters.all', message: '专家' }) },
            { value: 'settings', label: t`设置` },
            { value: 'ledger', label: t`账本` },
            { value: 'access', label: t`访问` },
            { value: 'data', label: t({ id: 'desk.data', message: '数据' }) },
            { value: 'mine', label: t`我的` },
          ]}
        />
      }
    >
      <CardBleed>
        <Table
          caption={t`操作记录`}
          captionHidden
          status={acts === null ? 'loading' : 'ready'}
          rows={acts ?? []}
          keyOf={({ id }) => id}
          empty={<EmptyState title={t`还没有记录`} />}
          columns={[
            { id: 'at', head: t`时间`, width: 130, cell: ({ at }) => `${format.date(at)} ${format.time(at)}` },
            {
              id: 'actor',
              head: t`谁`,
              cell: ({ actor: name, avatar }) => (
                <Person>
                  {avatar && <Avatar seed={avatar} size={24} />}
                  {actor(name)}
                </Person>
              ),
            },
            {
              id: 'act',
              head: t`做了什么`,
              cell: ({ act, has_failed }) => (has_failed ? `${words.act(act)} · ${t`没有成功`}` : words.act(act)),
            },
            { id: 'subject', head: t`对象`, cell: ({ subject, note }) => [logged.subject(subject), note].filter(Boolean).join(' · ') },
            { id: 'reason', head: t`原因`, cell: ({ reason }) => logged.reason(reason) || '–' },
          ]}
          footer={
            <>
              <Text tone="quiet">{t`记录不可删改，每条带前一条的摘要`}</Text>
              {actsTotal > actsPerPage && (
                <Pagination
                  page={actsPage}
                  total={actsTotal}
                  pageSize={actsPerPage}
                  onPageChange={(page) => showActs({ actsPage: page })}
                />
              )}
            </>
          }
        />
      </CardBleed>
    </Card>
  );
}
