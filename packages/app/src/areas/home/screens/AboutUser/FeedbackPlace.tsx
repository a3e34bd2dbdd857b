import { feedbackList } from '@pitchside/api/desk/feedback';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { Below } from './AboutUser.layout.ts';
import { feedbackPlace } from './feedbackAddress.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackPast } from './FeedbackPast.tsx';

/** Feedback form, with the member's earlier feedback below. */
export function FeedbackPlace() {
  const { user } = useSnapshot(session);
  const past = useResource(user && `feedback ${user.id}`, (signal) => api.call(feedbackList, {}, { signal, quiet: true }));
  return (
    <Below id={feedbackPlace}>
      <FeedbackForm onSent={past.again} />
      {user && <FeedbackPast loaded={past} />}
    </Below>
  );
}
