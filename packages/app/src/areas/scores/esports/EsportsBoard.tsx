import { Plural, useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { GameTiles, seriesGames, type GameChoice } from '@pitchside/ui/Series';
import { RowList } from '@pitchside/ui/RowList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { useNow } from '@pitchside/ui/format';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { serverLead } from '../matches/gameClock.ts';
import { Page } from '../../../platform/page/Page.layout.ts';
import { VisuallyHidden } from '../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { dayOf } from '@pitchside/api/screens/days';
import { isNamed } from '../table/scoresFilter.ts';
import { isOnTab } from '../table/scoresSections.ts';
import { Line } from '../table/Scores.layout.ts';
import { ScoresFind } from '../table/ScoresFind.tsx';
import { useScoreZone } from '../table/useScoreZone.ts';
import { ScoresHead } from '../table/ScoresHead.tsx';
import { GamesLine } from './Esports.layout.ts';
import { groupSeries } from './esports.presenter.ts';
import { seriesHref, seriesLengths, seriesPlaceOf, type SeriesPlace } from './seriesAddress.ts';
import { SeriesLists } from './SeriesLists.tsx';
import { useSeriesRows } from './useSeriesRows.ts';

const gameChoices: readonly GameChoice[] = ['all', ...seriesGames];
const isPlaying = ({ status }: Match) => matchPhase(status) === 'playing';

/** Scores of esports: which tab, day, game and length of a series, then the series beside the details of the chosen one. */
export function EsportsBoard() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const place = seriesPlaceOf(parameters);
  const { tab, game, length, name } = place;
  const now = useNow(60_000);
  const timeZone = useScoreZone();
  const today = dayOf(now, timeZone);
  const day = place.day ?? today;
  const rows = useSeriesRows(tab, day, timeZone);
  const all = rows.list.filter((match) => match.esports && isOnTab(match, tab, now));
  const named = all.filter((match) => isNamed(match, name) && (length === undefined || match.esports?.best_of === length));
  const shown = named.filter((match) => game === 'all' || match.esports?.game === game);
  const go = (change: Partial<SeriesPlace>) =>
    void navigate(seriesHref({ ...place, ...change }), { replace: true, preventScrollReset: true });
  const count = shown.length;

  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{t`电竞即时比分`}</VisuallyHidden>
      <Card as="div" padding="none">
        <RowList as="div">
          <ScoresHead
            sport="esports"
            tab={tab}
            day={day}
            today={today}
            timeZone={timeZone}
            playing={rows.live.filter(isPlaying).length}
            mine={rows.mine}
            hrefOf={(next) => seriesHref({ game, name, ...(length && { length }), ...next })}
          />
          <GamesLine>
            <GameTiles
              tiles={gameChoices.map((id) => {
                const own = named.filter((match) => id === 'all' || match.esports?.game === id);
                // While the list is on its way, or did not come, nobody knows how many there are.
                return rows.state === 'ready' || own.length > 0 ? { id, count: own.length, live: own.filter(isPlaying).length } : { id };
              })}
              value={game}
              onValueChange={(next) => go({ game: next })}
            />
          </GamesLine>
          <Line>
            <SegmentedControl<string>
              size="s"
              label={t`赛制`}
              segments={[{ value: '', label: t`不限赛制` }, ...seriesLengths.map((maps) => ({ value: String(maps), label: `BO${maps}` }))]}
              value={length ? String(length) : ''}
              onValueChange={(next) => {
                const maps = seriesLengths.find((known) => String(known) === next);
                const { length: _, ...rest } = place;
                void navigate(seriesHref({ ...rest, ...(maps && { length: maps }) }), { replace: true, preventScrollReset: true });
              }}
            />
            <Text size="s" tone="quiet">
              {(rows.state === 'ready' || all.length > 0) && <Plural value={count} other="# 场" />}
            </Text>
            <ScoresFind key={name} name={name} onFind={(next) => go({ name: next })} />
          </Line>
        </RowList>
      </Card>
      <SeriesLists
        groups={groupSeries(shown, tab)}
        all={all}
        place={place}
        rows={rows}
        timeZone={timeZone}
        behind={serverLead()}
        onChoose={(match) => go({ match })}
      />
    </Page>
  );
}
