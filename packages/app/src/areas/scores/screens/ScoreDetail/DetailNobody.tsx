import { useLingui } from '@lingui/react/macro';
import { recommendedMatches } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { MatchAgenda } from '@pitchside/ui/MatchAgenda';
import { Text } from '@pitchside/ui/Text';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { detailHref } from '../../matchLinks.ts';
import { useFreshMatches } from '../../useFreshMatches.ts';
import { scoreView } from '../../match.presenter.ts';
import { Others, Place } from './ScoreDetail.layout.ts';

/** Other matches offered at most. */
const most = 6;

/** Page of an unknown match, with running ones instead. */
export function DetailNobody() {
  const { t } = useLingui();
  const fresh = useFreshMatches();
  // Without the list the way to all scores is left.
  const list = useResource('others', (signal) => api.call(recommendedMatches, { limit: most }, { signal })).value?.list ?? [];
  return (
    <Place data-ready>
      <EmptyState level={1} title={t`没有这场比赛`} action={<ButtonLink href="/football">{t`看全部比分`}</ButtonLink>}>
        {t`链接可能写错了，或者比赛已经移除。`}
      </EmptyState>
      {list.length > 0 && (
        <Others aria-labelledby="others">
          <Text as="h2" size="l" id="others">{t`大家在看`}</Text>
          <MatchAgenda
            label={t`大家在看`}
            matches={list.map((match) => ({
              id: match.id,
              match: scoreView(fresh(match)),
              league: match.competition.short_name,
              href: detailHref(match),
              watchable: false,
            }))}
          />
        </Others>
      )}
    </Place>
  );
}
