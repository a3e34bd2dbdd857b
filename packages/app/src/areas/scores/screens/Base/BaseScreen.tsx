import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { Base, Content, Pair, Group, Groups } from './Base.layout.ts';
import { BaseBracket } from './BaseBracket.tsx';
import { BaseFixtures } from './BaseFixtures.tsx';
import { BaseHead } from './BaseHead.tsx';
import { BasePlayers } from './BasePlayers.tsx';
import { BaseTeams } from './BaseTeams.tsx';
import { BaseTree } from './BaseTree.tsx';
import { BasketPlayers } from './BasketPlayers.tsx';
import { BasketStages } from './BasketStages.tsx';
import { BasketTable } from './BasketTable.tsx';
import { PlayerScreen } from '../../player/PlayerScreen.tsx';
import { TeamScreen } from '../../team/TeamScreen.tsx';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { readPlace, readSubject, type BasePlace, type BaseSport } from '@pitchside/api/screens/Base';
import { useLaterMask } from '../../later/useLaterMask.tsx';
import { useSeason, type SeasonView } from './useSeason.ts';
import { useTree } from './useTree.ts';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { NotYet } from '../../../../platform/widgets/NotYet.tsx';
import { routes } from '../../../../routes.data.ts';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LeagueTable, ZoneLegend } from '@pitchside/ui/LeagueTable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { viewsOf, zonesOf } from '../../standings/standings.presenter.ts';

/** The tables of a season: the league's one, or the groups of a cup. */
function BaseTable({ season: { table } }: { season: SeasonView }) {
  const { t } = useLingui();
  const { value, state, again } = table;
  const groups = value?.groups.filter(({ overall }) => overall.length > 0) ?? [];
  const name = value?.competition.short_name ?? '';
  return (
    <Card stacked padding="titled" title={t`积分榜`}>
      {!value && (state === 'failed' ? <ErrorState title={t`积分榜没能送到`} onRetry={again} /> : <Skeleton height={640} />)}
      {value && groups.length === 0 && (
        <EmptyState title={t`还没有积分榜`}>
          {value.kind === 'cup' ? t`这项杯赛没有小组赛，看上面的对阵图。` : t`第一轮比赛结束后就有了。`}
        </EmptyState>
      )}
      {value && groups.length === 1 && groups[0] && (
        <LeagueTable
          label={t`${name} 积分榜`}
          views={viewsOf(value, groups[0])}
          zones={zonesOf(value)}
          note={value.is_live && groups[0].overall.some(({ playing }) => playing) ? t`按即时比分排名` : undefined}
        />
      )}
      {value && groups.length > 1 && (
        <Groups>
          {groups.map((group) => {
            const { name: words } = group;
            return (
              <Group key={group.id}>
                <Text as="h3">{words}</Text>
                <LeagueTable
                  label={t`${words} 积分榜`}
                  views={{ overall: viewsOf(value, group).overall ?? [] }}
                  zones={zonesOf(value)}
                  hideLegend
                />
              </Group>
            );
          })}
        </Groups>
      )}
      {value && groups.length > 1 && <ZoneLegend zones={zonesOf(value)} />}
      {value && groups.length > 0 && (
        <Text as="p" size="s" tone="quiet">
          {value.is_per_game ? t`赛季提前结束，按场均积分排名。` : null} {value.rule}
        </Text>
      )}
    </Card>
  );
}

/** Empty state of a sport without any competition. */
function BaseNobody({ sport }: { sport: BaseSport }) {
  const { t } = useLingui();
  return (
    <NotYet title={t`资料库里还没有赛事`} action={<ButtonLink tone="soft" href={routes[sport].path}>{t`去看比分`}</ButtonLink>}>
      {t`有了赛事，积分榜、赛程和球员数据都在这里。`}
    </NotYet>
  );
}

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
  const mask = useLaterMask({ competition: place.id });
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
        {mask ? (
          <>
            {mask}
            {fixtures}
          </>
        ) : isFootball ? (
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
        {!mask &&
          (isFootball ? <BasePlayers key={`players ${shown}`} place={place} /> : <BasketPlayers key={`players ${shown}`} place={place} />)}
        {!mask && isFootball && <BaseTeams key={`teams ${shown}`} place={place} />}
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
