import { useLingui } from '@lingui/react/macro';
import type { Circle } from '@pitchside/api/content/community';
import { Card } from '@pitchside/ui/Card';
import { CircleRow } from '@pitchside/ui/CircleRow';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Link } from '@pitchside/ui/Link';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { circleView } from '../../circles/circle.presenter.ts';
import { circles, loadCircles } from '../../circles/circles.store.ts';
import { circleHref } from '../../contentLinks.ts';
import { Blocks, Rows } from './Circle.layout.ts';

/** Recommended circles at most. */
const most = 6;

/** The circles of the reader, and others to join. */
export function CircleNav({ currentId }: { currentId: string | undefined }) {
  const { t } = useLingui();
  const { list, state } = useSnapshot(circles);
  const known = list as readonly Circle[];
  const mine = known.filter(({ is_joined }) => is_joined);
  const others = known.filter(({ is_joined }) => !is_joined).slice(0, most);
  const rows = (of: readonly Circle[]) => (
    <Rows>
      {of.map((circle) => (
        <li key={circle.id}>
          <CircleRow circle={circleView(circle)} current={circle.id === currentId} />
        </li>
      ))}
    </Rows>
  );
  if (state === 'failed') return <ErrorState layout="row" title={t`圈子没能送到`} onRetry={loadCircles} />;
  if (state === 'loading') return <Skeleton shape="block" height={360} />;
  return (
    <Blocks>
      <Card padding="titled" stacked title={t`我的圈子`}>
        <Text size="s">
          <Link href={circleHref()} alone>{t`广场：所有圈子`}</Link>
        </Text>
        {mine.length > 0 ? rows(mine) : <Text as="p" tone="quiet" size="s">{t`加入圈子，这里就能直接进去`}</Text>}
      </Card>
      {others.length > 0 && (
        <Card padding="titled" stacked title={t`推荐加入`}>
          {rows(others)}
        </Card>
      )}
    </Blocks>
  );
}
