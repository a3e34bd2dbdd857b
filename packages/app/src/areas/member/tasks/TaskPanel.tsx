import { SignInStrip } from '@pitchside/ui/SignInStrip';
import { TaskList } from '@pitchside/ui/TaskList';
import { useSnapshot } from 'valtio';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { claim, loadStrip, signIn, tasks } from './tasks.store.ts';
import { taskView, weekView } from './tasks.presenter.ts';
import { useTasks } from './useTasks.ts';

/** Page of all tasks. */
const centre = '/member?type=5';

/** Sign-in and today's tasks in the member's panel of the header (specification section 2). */
export default function TaskPanelWired() {
  useTasks({ lists: false });
  const { strip, stripFailed, signing, signError, claiming } = useSnapshot(tasks);
  const status = statusOf({ value: strip, state: stripFailed ? 'failed' : 'loading' });
  return (
    <>
      <SignInStrip
        size="compact"
        status={status}
        {...(strip && { week: weekView(strip) })}
        signing={signing}
        {...(signError !== null && { error: signError })}
        onSignIn={() => void signIn()}
        onRetry={() => void loadStrip()}
      />
      <TaskList
        size="compact"
        status={status}
        {...(strip && { tasks: strip.today.map(taskView) })}
        claiming={claiming}
        onClaim={(id) => void claim([id])}
        onRetry={() => void loadStrip()}
        allHref={centre}
      />
    </>
  );
}
