import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MilestoneTrack } from '@pitchside/ui/MilestoneTrack';
import { SignInStrip } from '@pitchside/ui/SignInStrip';
import { useSnapshot } from 'valtio';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';
import { loadStrip, signIn, tasks } from '../../../tasks/tasks.store.ts';
import { weekView } from '../../../tasks/tasks.presenter.ts';
import { useTasks } from '../../../tasks/useTasks.ts';
import { calendar } from './month.store.ts';

/** The week at full size, with the run and its milestones. */
export function StripWired() {
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
