import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { Gem } from '@pitchside/ui/PriceTag';
import { ProgressBar } from '@pitchside/ui/ProgressBar';
import { TaskList } from '@pitchside/ui/TaskList';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';
import { claim, loadLists, tasks } from '../../../tasks/tasks.store.ts';
import { taskView } from '../../../tasks/tasks.presenter.ts';
import { Day, Earned } from './Tasks.layout.ts';

/** Every task with its progress, and all rewards that wait taken at once. */
export function TaskBoardWired() {
  const { t } = useLingui();
  const { lists, listsFailed, claiming } = useSnapshot(tasks);
  const ready = lists ? [...lists.daily, ...lists.newbie].filter(({ state }) => state === 'ready').map(({ id }) => id) : [];
  const shared = { claiming, onClaim: (id: string) => void claim([id]), onRetry: () => void loadLists() };
  const all = ready.length > 1 && (
    <Button size="s" tone="diamond" loading={ready.every((id) => claiming.includes(id))} onClick={() => void claim(ready)}>
      {t`全部领取`}
    </Button>
  );
  return (
    <Card title={t`任务`} hint={lists && <UntilRefresh />} aside={all}>
      <Progress />
      <CardBleed>
        <TaskList
          {...shared}
          title={t`每日任务`}
          status={statusOf({ value: lists, state: listsFailed ? 'failed' : 'loading' })}
          {...(lists && { tasks: lists.daily.map(taskView) })}
        />
      </CardBleed>
      {lists && lists.newbie.length > 0 && (
        <CardBleed>
          <TaskList {...shared} title={t`新手任务`} tasks={lists.newbie.map(taskView)} />
        </CardBleed>
      )}
    </Card>
  );
}

/** Progress of the day's tasks, with the diamonds earned and offered. */
function Progress() {
  const { t } = useLingui();
  const format = useFormat();
  const { lists } = useSnapshot(tasks);
  const [done, total] = [lists?.daily.filter(({ is_complete }) => is_complete === 1).length ?? 0, lists?.daily.length ?? 0];
  const [earned, offered] = [format.integer(lists?.earned ?? 0), format.integer(lists?.offered ?? 0)];
  return (
    <Day>
      <ProgressBar label={t`今天完成的任务`} labelHidden size="l" value={done} max={total || 1} />
      <Text size="s" tone="soft">{t`完成 ${done}/${total}`}</Text>
      <Text size="s" tone="soft">
        <Earned>
          <Trans>今天已得</Trans> <Gem size={14} /> {earned} / {offered}
        </Earned>
      </Text>
    </Day>
  );
}

/** Milliseconds. */
const minute = 60_000;

/** Time left until the server's day ends. */
function UntilRefresh() {
  const { lists } = useSnapshot(tasks);
  if (!lists) return null;
  // Both are the server's, and the lists come anew every twenty seconds: the viewer's clock has no say.
  const left = Math.max(1, Math.ceil((lists.refresh_at - lists.server_at) / minute));
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  if (hours === 0) return <Plural value={minutes} other="# 分后刷新" />;
  return (
    <Trans>
      <Plural value={hours} other="# 小时" /> <Plural value={minutes} other="# 分" />
      后刷新
    </Trans>
  );
}
