import { useLingui } from '@lingui/react/macro';
import type { Campaign } from '@pitchside/api/scores/competitions';
import type { Match } from '@pitchside/api/scores/matches';
import { ClubHead, type ClubFact, type ClubFigure } from '@pitchside/ui/ClubHead';
import { Crest } from '@pitchside/ui/Crest';
import { Link } from '@pitchside/ui/Link';
import { teamHref } from '../matchLinks.ts';
import { teamView } from '../match.presenter.ts';
import { CopyLink } from '../base/CopyLink.tsx';
import { type BaseSport } from '@pitchside/api/screens/Base';
import { baseHref } from '../base/place.ts';

interface PlayerTopProps {
  sport: BaseSport;
  player: { id: string; name: string; number: number | null; team: Match['home']; campaign: Campaign };
  /** Other known facts, such as position and age. */
  known: readonly ClubFact[];
  figures: readonly ClubFigure[];
}

/** Header of a player: portrait, number, club, league, and figures of the season. */
export function PlayerTop({ sport, player: { id, name, number, team, campaign }, known, figures }: PlayerTopProps) {
  const { t } = useLingui();
  const facts: ClubFact[] = [
    {
      id: 'team',
      icon: <Crest team={teamView(team)} size={20} />,
      words: (
        <Link href={teamHref(sport, team.id)} tone="frame">
          {team.name}
        </Link>
      ),
    },
    ...known,
    {
      id: 'league',
      words: (
        <Link href={baseHref(sport, campaign.competition.id)} tone="frame">
          {campaign.competition.name}
        </Link>
      ),
    },
  ];
  return (
    <ClubHead
      team={teamView(team)}
      title={name}
      sport={sport}
      facts={facts}
      figures={figures}
      player={{ seed: id, ...(number !== null && { number }) }}
      actions={<CopyLink />}
      {...(campaign.is_simulated && { mark: t`模拟球员` })}
    />
  );
}
