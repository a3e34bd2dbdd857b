import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { Crest } from '@pitchside/ui/Crest';
import { Link } from '@pitchside/ui/Link';
import { Text } from '@pitchside/ui/Text';
import { detailHref } from '../matchLinks.ts';
import { Named } from '../base/Subject.layout.ts';
import { opponentOf } from '../base/opponent.ts';

/** Whom a team played against, at home or away; it leads to the match. */
export function OpponentCell({ match, teamId }: { match: Match; teamId: string }) {
  const { t } = useLingui();
  const opponent = opponentOf(match, teamId);
  return (
    <Named title={opponent.name}>
      <Text size="xs" tone="quiet">
        {match.home.id === teamId ? t({ id: 'season.home', message: '主' }) : t({ id: 'season.away', message: '客' })}
      </Text>
      <Crest team={opponent} size={20} />
      <Link href={detailHref(match)} tone="ink" alone>
        {opponent.shortName}
      </Link>
    </Named>
  );
}
