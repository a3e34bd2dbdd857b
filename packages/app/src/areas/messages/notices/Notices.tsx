import { useLingui } from '@lingui/react/macro';
import type { Notice as WireNotice, NoticeSubject } from '@pitchside/api/messages/notices';
import { Button } from '@pitchside/ui/Button';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { NoticeList } from '@pitchside/ui/NoticeList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { noticeOf, subjects } from './notice.presenter.tsx';
import { moreNotices, notices, readSome, retryNotices } from './notices.store.ts';
import { Bar, Chips } from './notices.layout.ts';

/** Notices of the member, filtered by subject or unread. */
export function Notices() {
  const { t, i18n } = useLingui();
  const { list, state, next, unread } = useSnapshot(notices);
  const [subject, setSubject] = useState<NoticeSubject | 'all'>('all');
  const [onlyUnread, setOnlyUnread] = useState(false);
  const shown = (list as readonly WireNotice[]).filter(
    (one) => (subject === 'all' || one.subject === subject) && (!onlyUnread || !one.is_read),
  );
  const of = Object.fromEntries(unread.subjects.map(({ subject: name, total }) => [name, total]));
  const infinite = state === 'failed' ? 'failed' : state === 'more' ? 'loading' : next === null ? 'end' : 'more';
  if (list.length === 0 && state === 'loading') return <Skeleton shape="block" height={320} />;
  if (list.length === 0 && state === 'failed') return <ErrorState title={t`通知没能送到`} onRetry={retryNotices} />;
  return (
    <>
      <Bar>
        <Chips>
          <SegmentedControl
            size="s"
            label={t`通知分类`}
            value={subject}
            onValueChange={setSubject}
            segments={[
              { value: 'all', label: t`全部`, ...(unread.total > 0 && { count: unread.total }) },
              ...(Object.keys(subjects) as NoticeSubject[]).map((name) => ({
                value: name,
                label: i18n._(subjects[name].label),
                ...(of[name] && { count: of[name] }),
              })),
            ]}
          />
        </Chips>
        <Checkbox checked={onlyUnread} onCheckedChange={setOnlyUnread}>
          {t`只看未读`}
        </Checkbox>
        <Button
          size="s"
          tone="plain"
          icon={<CheckCheck size={16} aria-hidden />}
          disabled={unread.total === 0}
          onClick={() => void readSome(subject === 'all' ? {} : { subject })}
        >
          {t`全部已读`}
        </Button>
      </Bar>
      <InfiniteList
        count={shown.length}
        state={infinite}
        onMore={moreNotices}
        asks="press"
        empty={
          <EmptyState title={onlyUnread ? t`没有未读的通知` : t`还没有通知`}>{t`比赛、直播、资金和审核的消息会出现在这里。`}</EmptyState>
        }
      >
        <NoticeList
          notices={shown.map((one) => noticeOf(one, (message) => i18n._(message)))}
          onRead={(id) => void readSome({ ids: [id] })}
        />
      </InfiniteList>
    </>
  );
}
