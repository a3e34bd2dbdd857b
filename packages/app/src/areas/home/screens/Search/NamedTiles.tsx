import { useLingui } from '@lingui/react/macro';
import type { FoundAll } from '@pitchside/api/content/search';
import { Crest } from '@pitchside/ui/Crest';
import { LeagueBadge } from '@pitchside/ui/LeagueBadge';
import { marked, MarkedText } from '@pitchside/ui/MarkedText';
import { Pressable } from '@pitchside/ui/Pressable';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { teamView } from '../../../scores/match.presenter.ts';
import { leaguePath, teamPath } from '../../search/resultLinks.ts';
import { teamOf } from './BestTeam.tsx';
import { NamedLine, NamedTiles } from './Search.layout.ts';

/** Teams and competitions of each that stand there. */
const most = 6;

/** Teams besides the one that is meant, and competitions; nothing without any. */
export function NamedTilesWired({ name, found }: { name: string; found: FoundAll }) {
  const { t } = useLingui();
  const meant = teamOf(found);
  const teams = found.teams.filter((each) => each !== meant || each.sport === 'esports').slice(0, most);
  const leagues = found.competitions.slice(0, most);
  if (teams.length + leagues.length === 0) return null;
  return (
    <section aria-labelledby="found-named">
      <SectionTitle headingId="found-named">{found.is_nearest ? t`你要找的是不是` : t`球队与联赛`}</SectionTitle>
      <NamedTiles>
        {teams.map((each) => {
          const { also } = each;
          return (
            <li key={each.team.id}>
              <Pressable look="card" href={teamPath(each)}>
                <NamedLine>
                  <Crest team={teamView(each.team)} size={28} />
                  <TwoLines note={[each.competition?.short_name, also !== null && t`又名 ${also}`].filter(Boolean).join(' · ')} cut>
                    <MarkedText pieces={marked(each.team.name, name)} />
                  </TwoLines>
                </NamedLine>
              </Pressable>
            </li>
          );
        })}
        {leagues.map((each) => {
          const { playing } = each;
          return (
            <li key={each.competition.id}>
              <Pressable look="card" href={leaguePath(each)}>
                <NamedLine>
                  <LeagueBadge leagueId={each.competition.id} color={each.competition.color} size={26} />
                  <TwoLines note={each.competition.country} cut>
                    <MarkedText pieces={marked(each.competition.name, name)} />
                  </TwoLines>
                  {playing > 0 && <Text size="s" tone="live">{t`${playing} 场进行中`}</Text>}
                </NamedLine>
              </Pressable>
            </li>
          );
        })}
      </NamedTiles>
    </section>
  );
}
