import { useLingui } from '@lingui/react/macro';
import type { Feedback } from '@pitchside/api/desk/feedback';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import type { Loaded } from '../../../../platform/resource/useResource.ts';
import { Said } from './AboutUser.layout.ts';
import { useFeedbackKinds } from './useFeedbackKinds.ts';

/** The member's earlier feedback with the answers; nothing without any. */
export function FeedbackPast({ loaded: { value, state, again } }: { loaded: Loaded<{ list: Feedback[] }> }) {
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
