import { useLingui } from '@lingui/react/macro';
import type { Circle } from '@pitchside/api/content/community';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { CircleRow } from '@pitchside/ui/CircleRow';
import { Text } from '@pitchside/ui/Text';
import { MessagesSquare } from 'lucide-react';
import { groupHref } from '../../../messages/chatLinks.ts';
import { circleView } from '../../circles/circle.presenter.ts';
import { setJoined } from '../../circles/circles.store.ts';
import { HeadLine } from './Circle.layout.ts';

/** Header of the shown circle: its description, and the button to join. */
export function CircleHead({ circle }: { circle: Circle }) {
  const { t } = useLingui();
  return (
    <Card padding="small" aria-label={circle.name}>
      <CircleRow circle={circleView(circle)} joined={circle.is_joined} onJoinedChange={(isJoined) => setJoined(circle.id, isJoined)} />
      {(circle.about || circle.group_id !== null) && (
        <HeadLine>
          <Text as="p" tone="soft" size="s">
            {circle.about}
          </Text>
          {circle.group_id !== null && (
            <ButtonLink size="s" tone="soft" icon={<MessagesSquare size={16} aria-hidden />} href={groupHref(circle.group_id)}>
              {t`进群聊`}
            </ButtonLink>
          )}
        </HeadLine>
      )}
    </Card>
  );
}
