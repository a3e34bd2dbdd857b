import { TaskBoardWired } from './TasksBoard.tsx';
import { Columns } from './Tasks.layout.ts';
import { useLingui } from '@lingui/react/macro';
import { getActivityUrl } from '@pitchside/api/member/activities';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { Text } from '@pitchside/ui/Text';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { SignInMonth, type SignInMonthData } from '@pitchside/ui/SignInMonth';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useToday } from '../../../../../platform/days/useToday.ts';
import { session } from '../../../../../platform/session/session.store.ts';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';
import { tasks, loadStrip, signIn } from '../../../tasks/tasks.store.ts';
import { calendar, forgetMonth, loadMonth } from './month.store.ts';
import { Facts } from '@pitchside/ui/Facts';
import { plural } from '@lingui/core/macro';
import { MilestoneTrack } from '@pitchside/ui/MilestoneTrack';
import { SignInStrip } from '@pitchside/ui/SignInStrip';
import { weekView } from '../../../tasks/tasks.presenter.ts';
import { useTasks } from '../../../tasks/useTasks.ts';

/** The week at full size, with the run and its milestones. */
function StripWired() {
  useTasks({ lists: true });
  const { t } = useLingui();
  const { strip, stripFailed, signing, signError } = useSnapshot(tasks);
  const { current } = useSnapshot(calendar);
  const days = (value: number | undefined) => (value === undefined ? '–' : t`${plural(value, { other: '# 天' })}`);
  const left = strip?.next?.days;
  const next = left === undefined ? '–' : t`${plural(left, { other: '再签 # 天' })}`;
  return (
    <SignInStrip
      status={statusOf({ value: strip, state: stripFailed ? 'failed' : 'loading' })}
      {...(strip && { week: weekView(strip) })}
      signing={signing}
      {...(signError !== null && { error: signError })}
      onSignIn={() => void signIn()}
      onRetry={() => void loadStrip()}
      facts={[
        { label: t`下一档`, value: next },
        { label: t`本月最长`, value: days(current?.longest) },
        { label: t`历史最长`, value: days(current?.longest_ever) },
      ]}
    >
      <MilestoneTrack run={current?.run ?? 0} milestones={current?.milestones ?? []} />
    </SignInStrip>
  );
}

/** Rules of signing in daily and of tasks. */
function Rules() {
  const { t } = useLingui();
  const rules = [
    { id: 'day', label: t`每天一次`, value: t`签到与每日任务在北京时间 0 点刷新，以服务器时间为准。` },
    { id: 'run', label: t`断签`, value: t`漏一天，连续天数归零，已得黄钻不收回。` },
    { id: 'claim', label: t`领取奖励`, value: t`任务完成后当天领取，过 0 点作废；新手任务长期有效。` },
    { id: 'use', label: t`用途`, value: t`赠送的黄钻可送礼、发弹幕，不可提现，也不可转账。` },
  ];
  return (
    <Card title={t`规则`}>
      <Facts look="notes" facts={rules} />
    </Card>
  );
}

/** Month of daily sign-ins; refreshes after each. */
function MonthWired() {
  const { user } = useSnapshot(session);
  const { strip } = useSnapshot(tasks);
  const { shown, current, asked, failed } = useSnapshot(calendar);
  const [id, signed] = [user?.id, strip?.is_sign];

  useEffect(() => forgetMonth, [id]);
  useEffect(() => loadMonth(), [id, signed]);

  const latest = current?.month ?? shown?.today.slice(0, 7);
  const today = useToday();
  const month = asked ?? latest ?? today.slice(0, 7);
  const known: SignInMonthData | undefined =
    shown?.month === month ? { ...shown, signed: shown.signed.map(({ day, lz_num }) => ({ day, reward: lz_num })) } : undefined;
  return (
    <SignInMonth
      status={statusOf({ value: known, state: failed ? 'failed' : 'loading' })}
      {...(known && { data: known })}
      month={month}
      max={latest ?? month}
      {...(shown && { min: shown.since.slice(0, 7) })}
      onMonthChange={(next) => loadMonth(next)}
      onRetry={() => loadMonth()}
    />
  );
}

/** The way to the current activity; nothing while there is none. */
function ActivityWired() {
  const { t } = useLingui();
  // Without an answer the page does without the activity.
  const url = useResource('activity', (signal) => api.call(getActivityUrl, {}, { signal })).value?.url ?? null;
  if (url === null) return null;
  return (
    <Card stacked padding="titled" title={t`本期活动`} aside={<ButtonLink size="s" tone="soft" href={url}>{t`去参加`}</ButtonLink>}>
      <Text as="p" tone="soft">
        {t`规则、奖励和时间都在活动页。`}
      </Text>
    </Card>
  );
}

/** The task centre: the week, the month, every task, and the rules. */
export function TasksPage() {
  return (
    <>
      <ActivityWired />
      <StripWired />
      <Columns>
        <MonthWired />
        <TaskBoardWired />
      </Columns>
      <Rules />
    </>
  );
}
