import { useLingui } from '@lingui/react/macro';
import { guessList } from '@pitchside/api/experts/guesses';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { guessesHref } from '../expertsLinks.ts';
import { Stack } from '../plans/plans.layout.ts';
import { Guess } from './Guess.tsx';

/** Refresh interval of a match's questions, ms: they close and are settled. */
const every = 60_000;

interface MatchGuessesProps {
  matchId: string;
  /** Whether it has a tab to itself and shows its loading state; else it is a card that only appears with questions. Default false. */
  inTab?: boolean;
}

/** Questions for fun about a match. */
export default function MatchGuesses({ matchId, inTab = false }: MatchGuessesProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(
    `${matchId} ${user?.id ?? ''}`,
    (signal) => api.call(guessList, { match: matchId }, { signal, quiet: true }),
    { family: matchId, every },
  );
  if (!value || value.list.length === 0) {
    if (!inTab) return null;
    if (value) return <EmptyState title={t`这场比赛还没有竞猜`}>{t`猜中得赛季积分，不花黄钻`}</EmptyState>;
    return state === 'failed' ? <ErrorState title={t`竞猜没能送到`} onRetry={again} /> : <Skeleton lines={4} height={56} />;
  }
  return (
    <Card stacked title={t`趣味竞猜`} more={{ href: guessesHref, label: t`我的竞猜` }}>
      <Stack>
        {value.list.map((question) => (
          <Guess key={question.id} question={question} onChange={again} />
        ))}
      </Stack>
    </Card>
  );
}
