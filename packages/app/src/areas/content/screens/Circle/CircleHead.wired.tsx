import type { Circle } from '@pitchside/api/community';
import { Card } from '@pitchside/ui/Card';
import { CircleRow } from '@pitchside/ui/CircleRow';
import { Text } from '@pitchside/ui/Text';
import { circleView } from '../../circles/circle.view.ts';
import { setJoined } from '../../circles/circles.store.ts';

/** The circle that is shown: what it is about, and joining it. */
export function CircleHead({ circle }: { circle: Circle }) {
  return (
    <Card padding="small" aria-label={circle.name}>
      <CircleRow circle={circleView(circle)} joined={circle.is_joined} onJoinedChange={(isJoined) => setJoined(circle.id, isJoined)} />
      {circle.about && (
        <Text as="p" tone="soft" size="s">
          {circle.about}
        </Text>
      )}
    </Card>
  );
}
