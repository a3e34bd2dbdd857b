import { useLingui } from '@lingui/react/macro';
import { guessList } from '@pitchside/api/guesses';
import { Card } from '@pitchside/ui/Card';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { guessesHref } from '../experts.links.ts';
import { Stack } from '../plans/plans.layout.ts';
import { Guess } from './Guess.wired.tsx';

/** How often the questions of a match are read anew, ms: they close, and are settled. */
const every = 60_000;

/** Questions for fun about a match, on its page; nothing where none was asked. */
export default function MatchGuesses({ matchId }: { matchId: string }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, again } = useResource(
    `${matchId} ${user?.id ?? ''}`,
    (signal) => api.call(guessList, { match: matchId }, { signal, quiet: true }),
    { family: matchId, every },
  );
  if (!value || value.list.length === 0) return null;
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
