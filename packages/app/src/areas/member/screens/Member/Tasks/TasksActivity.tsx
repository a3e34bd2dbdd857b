import { useLingui } from '@lingui/react/macro';
import { getActivityUrl } from '@pitchside/api/member/activities';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { Text } from '@pitchside/ui/Text';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';

/** The way to the current activity; nothing while there is none. */
export function ActivityWired() {
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
