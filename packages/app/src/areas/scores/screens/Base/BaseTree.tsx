import { useLingui } from '@lingui/react/macro';
import { findTeams, type TreeCompetition } from '@pitchside/api/scores/competitions';
import { CountryTree, CountryTreeGroup, CountryTreeSkeleton, type TreeLeague } from '@pitchside/ui/CountryTree';
import { Crest } from '@pitchside/ui/Crest';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Pressable } from '@pitchside/ui/Pressable';
import { Text } from '@pitchside/ui/Text';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { teamView } from '../../match.presenter.ts';
import { FoundTeam, TreePlace } from './Base.layout.ts';
import { type BaseSport } from '@pitchside/api/screens/Base';
import { baseHref } from '../../base/place.ts';
import type { Tree } from './useTree.ts';

const leagueView =
  (sport: BaseSport) =>
  ({ id, name, short_name, color, rounds, rounds_done, round, kind, playing }: TreeCompetition): TreeLeague => ({
    id,
    name: short_name || name,
    color,
    href: baseHref(sport, id),
    playing,
    ...(kind === 'league' && rounds > 0 ? { progress: `${rounds_done}/${rounds}` } : round && { progress: round }),
  });

/** Countries and competitions with a search that finds teams too. */
export function BaseTree({
  sport,
  tree: { value, state, again },
  currentId,
}: {
  sport: BaseSport;
  tree: Tree;
  currentId: string | undefined;
}) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { value: found } = useResource(asked.length > 1 ? `teams ${sport} ${asked}` : null, (signal) =>
    api.call(findTeams, { text: asked, sport }, { signal }),
  );
  if (!value)
    return (
      <TreePlace>{state === 'failed' ? <ErrorState title={t`赛事目录没能送到`} onRetry={again} /> : <CountryTreeSkeleton />}</TreePlace>
    );
  const all = value.countries.flatMap(({ competitions }) => competitions);
  const hot = value.hot.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const teams = found?.list ?? [];
  return (
    <TreePlace>
      <CountryTree
        label={t`赛事目录`}
        hot={hot.map(leagueView(sport))}
        countries={value.countries
          .filter(({ is_international }) => !is_international)
          .map(({ id, name, competitions }) => ({ id, name, leagues: competitions.map(leagueView(sport)) }))}
        international={value.countries
          .filter(({ is_international }) => is_international)
          .flatMap(({ competitions }) => competitions.map(leagueView(sport)))}
        {...(currentId !== undefined && { currentId })}
        onSearch={setSearch}
        found={
          teams.length > 0 && (
            <CountryTreeGroup title={t`球队`}>
              {teams.map(({ team, competition, season }) => (
                <Pressable
                  key={`${team.id} ${competition.id}`}
                  look="row"
                  href={`${baseHref(sport, competition.id)}&season=${encodeURIComponent(season)}`}
                >
                  <FoundTeam>
                    <Crest team={teamView(team)} size={20} />
                    <Text tone="soft" cut={1}>
                      {team.short_name}
                    </Text>
                    <Text size="xs" tone="quiet">
                      {competition.short_name}
                    </Text>
                  </FoundTeam>
                </Pressable>
              ))}
            </CountryTreeGroup>
          )
        }
      />
    </TreePlace>
  );
}
