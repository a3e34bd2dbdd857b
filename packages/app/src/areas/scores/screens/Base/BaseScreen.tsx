import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { Base, Content, Pair } from './Base.layout.ts';
import { BaseBracket } from './BaseBracket.tsx';
import { BaseFixtures } from './BaseFixtures.tsx';
import { BaseHead } from './BaseHead.tsx';
import { BaseNobody } from './BaseNobody.tsx';
import { BasePlayers } from './BasePlayers.tsx';
import { BaseTable } from './BaseTable.tsx';
import { BaseTeams } from './BaseTeams.tsx';
import { BaseTree } from './BaseTree.tsx';
import { BasketPlayers } from './BasketPlayers.tsx';
import { BasketStages } from './BasketStages.tsx';
import { BasketTable } from './BasketTable.tsx';
import { PlayerScreen } from '../../player/PlayerScreen.tsx';
import { TeamScreen } from '../../team/TeamScreen.tsx';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { readPlace, readSubject, type BasePlace, type BaseSport } from '../../base/place.ts';
import { useSeason } from './useSeason.ts';
import { useTree } from './useTree.ts';

/**
 * Database of a sport: all competitions by country, and for one its table, rounds, bracket, players and teams. Without `id` it opens the
 * last viewed competition, else the best known one.
 */
function SeasonScreen({ sport }: { sport: BaseSport }) {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const tree = useTree(sport);
  const asked = readPlace(sport, parameters);
  const place: BasePlace = { ...asked, id: asked.id ?? tree.usual };
  const season = useSeason(place);
  const shown = `${place.id} ${place.season}`;
  const isFootball = sport === 'football';
  function go(change: Partial<BasePlace>) {
    const { id, season: name, round, stage } = { ...place, ...change };
    setParameters(
      { ...(id && { id }), ...(name && { season: name }), ...(round && { round }), ...(stage && { stage }) },
      { replace: true, preventScrollReset: true },
    );
  }
  if (place.id === undefined && (tree.value || tree.state === 'failed'))
    return (
      <Base data-ready>
        {/* Without the tree it is not known what would stand beside it: it alone says that it failed. */}
        <BaseTree sport={sport} tree={tree} currentId={undefined} />
        <Content>
          <VisuallyHidden as="h1">{isFootball ? t`足球资料库` : t`篮球资料库`}</VisuallyHidden>
          {tree.value && <BaseNobody sport={sport} />}
        </Content>
      </Base>
    );
  const fixtures = <BaseFixtures key={`fixtures ${shown}`} place={place} season={season} onRound={(id) => go({ round: id })} />;
  return (
    <Base data-ready>
      <BaseTree sport={sport} tree={tree} currentId={place.id} />
      <Content>
        <BaseHead place={place} season={season} onSeason={(id) => go({ season: id, round: undefined, stage: undefined })} />
        {isFootball ? (
          <>
            <BaseBracket key={`bracket ${shown}`} place={place} season={season} />
            <Pair $wide={season.hasBracket || (season.table.value?.groups.length ?? 0) > 1}>
              <BaseTable key={`table ${shown}`} season={season} />
              {fixtures}
            </Pair>
          </>
        ) : (
          <BasketStages key={`stages ${shown}`} place={place} season={season} onStage={(stage) => go({ stage, round: undefined })}>
            <Pair $wide>
              <BasketTable key={`table ${shown}`} season={season} />
              {fixtures}
            </Pair>
          </BasketStages>
        )}
        {isFootball ? <BasePlayers key={`players ${shown}`} place={place} /> : <BasketPlayers key={`players ${shown}`} place={place} />}
        {isFootball && <BaseTeams key={`teams ${shown}`} place={place} />}
      </Content>
    </Base>
  );
}

/** The database of a sport: a team or a player where the address names one, else a season of a competition. */
function BaseScreen({ sport }: { sport: BaseSport }) {
  const [parameters] = useSearchParams();
  const subject = readSubject(parameters);
  if (subject?.kind === 'team') return <TeamScreen key={subject.id} sport={sport} id={subject.id} />;
  if (subject) return <PlayerScreen key={subject.id} sport={sport} id={subject.id} />;
  return <SeasonScreen sport={sport} />;
}

/** /base-football: the football database. */
export const BaseFootballScreen = () => <BaseScreen sport="football" />;

/** /base-basketball: the basketball database. */
export const BaseBasketballScreen = () => <BaseScreen sport="basketball" />;
