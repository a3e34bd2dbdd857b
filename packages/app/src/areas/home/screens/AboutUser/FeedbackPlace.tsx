import { feedbackList, type Feedback } from '@pitchside/api/desk/feedback';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource, type Loaded } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { Below, Said } from './AboutUser.layout.ts';
import { feedbackPlace } from './feedbackAddress.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useFeedbackKinds } from './useFeedbackKinds.ts';

/** The member's earlier feedback with the answers; nothing without any. */
function FeedbackPast({ loaded: { value, state, again } }: { loaded: Loaded<{ list: Feedback[] }> }) {
  const { t } = useLingui();
  const kinds = useFeedbackKinds();
  const { long } = useChatTime();
  const now = useNow(60_000);
  if (value?.list.length === 0) return null;
  return (
    <Card stacked title={t`我的反馈`}>
      {!value && state === 'failed' && <ErrorState layout="row" onRetry={again} />}
      {!value && state === 'loading' && <Skeleton lines={3} height={44} />}
      <RowList roomy>
        {(value?.list ?? []).map(({ id, kind, text, at, answer }) => (
          <li key={id}>
            <Said>
              <Text size="s" tone="quiet">
                {kinds[kind]} · {long(at, now)}{' '}
                <Chip tone={answer === null ? 'neutral' : 'turf'}>{answer === null ? t`等回复` : t`已回复`}</Chip>
              </Text>
              <Text as="p">{text}</Text>
              {answer !== null && (
                <Text as="p" tone="quiet">
                  {t`回复：${answer}`}
                </Text>
              )}
            </Said>
          </li>
        ))}
      </RowList>
    </Card>
  );
}

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
