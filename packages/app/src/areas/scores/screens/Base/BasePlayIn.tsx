import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchAgenda, MatchAgendaSkeleton } from '@pitchside/ui/MatchAgenda';
import { Text } from '@pitchside/ui/Text';
import { matchHref } from '../../matchLinks.ts';
import { scoreView } from '../../match.presenter.ts';
import { useFreshMatches } from '../../useFreshMatches.ts';
import { Group, Groups } from './Base.layout.ts';
import type { BracketView } from './useBracket.ts';

/** The games for the last places of the play-offs, by halves of the league. */
export function BasePlayIn({ bracket: { value, state, again } }: { bracket: BracketView }) {
  const { t } = useLingui();
  const fresh = useFreshMatches();
  const rounds = value?.play_in ?? [];
  const halves = (value?.halves ?? []).map((name, half) => ({
    name,
    games: rounds.flatMap(({ ties }, round) => {
      const middle = ties.length / 2;
      return (half === 0 ? ties.slice(0, middle) : ties.slice(middle)).flatMap(({ legs, seeds }) =>
        legs.map((leg) => ({ match: fresh(leg), what: round > 0 ? t`第 8 名` : `${seeds?.home ?? ''}-${seeds?.away ?? ''}` })),
      );
    }),
  }));
  return (
    <Card stacked padding="titled" title={t`附加赛`}>
      {!value && (state === 'failed' ? <ErrorState title={t`附加赛没能送到`} onRetry={again} /> : <MatchAgendaSkeleton />)}
      {value && rounds.length === 0 && <EmptyState title={t`附加赛还没有开始`}>{t`常规赛结束后就有对阵了。`}</EmptyState>}
      {rounds.length > 0 && (
        <>
          <Groups>
            {halves.map(({ name, games }) => (
              <Group key={name}>
                <Text as="h3">{name}</Text>
                <MatchAgenda
                  label={name}
                  matches={games.map(({ match, what }) => ({
                    id: match.id,
                    match: scoreView(match),
                    league: what,
                    href: matchHref(match),
                    watchable: match.room_count > 0,
                  }))}
                />
              </Group>
            ))}
          </Groups>
          <Text as="p" size="s" tone="quiet">
            {t`第 7、8 名之间的胜者以第 7 名进入季后赛，负者再与第 9、10 名之间的胜者争第 8 名。`}
          </Text>
        </>
      )}
    </Card>
  );
}
