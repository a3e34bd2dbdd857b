import { useLingui } from '@lingui/react/macro';
import { referralInvited } from '@pitchside/api/money/referrals';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { Table } from '@pitchside/ui/Table';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { Who } from '../who.layout.ts';

/** Lines a page. */
const pageSize = 10;

/**
 * Members who registered with the own code, and the commission from each.
 * @param turn a higher number fetches them again
 */
export function Invited({ turn }: { turn: number }) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  const yuan = useYuan();
  const { value, status, again, pages } = usePages(
    'invited',
    pageSize,
    (range, signal) => api.call(referralInvited, range, { signal, quiet: true }),
    { version: turn },
  );
  return (
    <Card title={t`邀请的人`}>
      <CardBleed>
        <Table
          caption={t`邀请的人`}
          captionHidden
          rows={value?.list ?? []}
          keyOf={({ id }) => id}
          status={status}
          error={t`邀请的人没能送到`}
          onRetry={again}
          empty={<EmptyState title={t`还没有人用你的邀请码`}>{t`把链接或海报发给一起看球的朋友。`}</EmptyState>}
          columns={[
            {
              id: 'who',
              head: t`会员`,
              cell: ({ id, user_nickname, avatar }) => (
                <Who>
                  <Avatar seed={avatar} size={28} />
                  <Link href={`/persona?id=${id}`}>{user_nickname}</Link>
                </Who>
              ),
            },
            { id: 'joined', head: t`注册时间`, cell: ({ joined_at }) => fullDate(joined_at) },
            { id: 'commission', head: t`带来佣金`, numeric: true, cell: ({ commission }) => yuan(commission) },
          ]}
          footer={pages}
        />
      </CardBleed>
    </Card>
  );
}
