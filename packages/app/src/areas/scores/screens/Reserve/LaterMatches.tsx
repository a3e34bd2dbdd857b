import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchAgenda } from '@pitchside/ui/MatchAgenda';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useLaterMatches } from '../../later/useLaterMask.tsx';
import { detailHref } from '../../matchLinks.ts';
import { scoreView } from '../../match.presenter.ts';
import { useFreshMatches } from '../../useFreshMatches.ts';

/** Matches that the viewer watches later, without their results; the block is not there without any. */
export function LaterMatches() {
  const { t } = useLingui();
  const { list, state, again } = useLaterMatches();
  const fresh = useFreshMatches();
  if (!list) return state === 'failed' ? <ErrorState layout="row" title={t`比赛没能送到`} onRetry={again} /> : null;
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="later">
      <SectionTitle headingId="later" hint={t`看完之前，全站不透露赛果`}>{t`稍后看`}</SectionTitle>
      <Card>
        <MatchAgenda
          label={t`稍后看`}
          matches={list.map((match) => ({
            id: match.id,
            match: scoreView(fresh(match)),
            league: match.competition.short_name,
            href: detailHref(match),
            watchable: false,
          }))}
        />
      </Card>
    </section>
  );
}
