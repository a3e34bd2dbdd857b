import { useLingui } from '@lingui/react/macro';
import { guessList } from '@pitchside/api/experts/guesses';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Link } from '@pitchside/ui/Link';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useFormat } from '@pitchside/ui/format';
import { api } from '../../../../platform/api/api.ts';
import { usePages } from '../../../../platform/resource/usePages.tsx';
import { matchHref } from '../../../scores/matchLinks.ts';
import { useMatchNames } from '../../../scores/useMatchNames.ts';
import { Guess } from '../../guesses/Guess.tsx';
import { Questions } from './Guesses.layout.ts';

/** Questions of a page, and their refresh interval, ms. */
const [limit, every] = [6, 60_000];

/** Open questions, the next kick-off first. */
export function OpenGuesses({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useLingui();
  const names = useMatchNames();
  const { date, time } = useFormat();
  const { value, state, again, pages } = usePages('open', limit, (range, signal) => api.call(guessList, range, { signal, quiet: true }), {
    every,
    label: t`竞猜分页`,
  });
  return (
    <Card stacked padding="titled" title={t`趣味竞猜`} hint={t`猜中得赛季积分，不花黄钻`}>
      {!value && state === 'failed' ? (
        <ErrorState title={t`竞猜没能送到`} onRetry={again} />
      ) : !value ? (
        <Skeleton shape="block" height={320} />
      ) : value.list.length === 0 ? (
        <EmptyState title={t`现在没有可以猜的比赛`}>{t`热门比赛开赛前一天半会出题`}</EmptyState>
      ) : (
        <Questions>
          {value.list.map((question) => {
            const { match } = question;
            return (
              <Guess
                key={question.id}
                question={question}
                note={
                  <>
                    <Link href={matchHref(match)}>{names(match)}</Link> · {date(match.kickoff_at)} {time(match.kickoff_at)}
                  </>
                }
                onChange={() => {
                  again();
                  onAnswer();
                }}
              />
            );
          })}
        </Questions>
      )}
      {pages}
    </Card>
  );
}
