import { useLingui } from '@lingui/react/macro';
import { oddsMarkets, oddsOfMatch, type Match, type OddsMarket } from '@pitchside/api/scores/matches';
import { mostPicks } from '@pitchside/api/experts/plans';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { priceText } from '@pitchside/ui/odds';
import { Text } from '@pitchside/ui/Text';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { usePlanLabels } from '../../plans/usePlanLabels.ts';
import { Lines, Market, Markets, Sides } from './Centre.layout.ts';
import { isOffered, offersOf, picked, type PlanDraft } from './planDraft.ts';

/** Refresh interval of the odds while the expert chooses, ms. */
const every = 15_000;

interface PickChoiceProps {
  match: Match;
  picks: PlanDraft['picks'];
  onPicksChange: (picks: PlanDraft['picks']) => void;
}

/** One or two markets of a match with the lines and odds that are offered now; a line that is gone says so. */
export function PickChoice({ match, picks, onPicksChange }: PickChoiceProps) {
  const { t } = useLingui();
  const words = usePlanLabels();
  const { value, state, again } = useResource(match.id, (signal) => api.call(oddsOfMatch, { id: match.id }, { signal, quiet: true }), {
    every,
  });
  if (!value && state === 'failed') return <ErrorState layout="row" title={t`赔率没能送到`} onRetry={again} />;
  if (!value) return <Skeleton lines={3} height={28} />;
  const companies = value.list.map(({ odds }) => odds);
  const markets = oddsMarkets.map((play) => ({ play, lines: offersOf(play, companies) }));
  if (markets.every(({ lines }) => lines.length === 0))
    return <Card tone="inset" padding="small" role="status">{t`这场比赛现在没有盘口，换一场看看`}</Card>;
  const isFull = Object.keys(picks).length >= mostPicks;
  const gone = oddsMarkets.filter((play) => {
    const chosen = picks[play];
    return chosen && !isOffered(play, chosen, companies);
  });
  const name = (play: OddsMarket) => words.play(play, match.sport);
  const goneNames = gone.map(name).join(' · ');
  return (
    <Markets>
      {markets.map(({ play, lines }) => (
        <Market key={play} role="group" aria-label={name(play)}>
          <Text weight="strong">{name(play)}</Text>
          <Lines>
            {lines.length === 0 && <Text size="s" tone="quiet">{t`暂无盘口`}</Text>}
            {lines.map((sides) => (
              <Sides key={sides[0]?.line ?? 'none'}>
                {sides.map(({ side, line, odds }) => {
                  const chosen = picks[play];
                  const isChosen = chosen?.side === side && chosen.line === line;
                  const text = (
                    <>
                      {words.pick({ play, side, line }, match)} <b>{priceText(odds)}</b>
                    </>
                  );
                  return isFull && !chosen ? (
                    <Chip key={side} size="l">
                      {text}
                    </Chip>
                  ) : (
                    <Chip
                      key={side}
                      size="l"
                      tone={isChosen ? 'turf' : 'neutral'}
                      pressed={isChosen}
                      onPress={() => onPicksChange(picked(picks, play, { side, line }))}
                    >
                      {text}
                    </Chip>
                  );
                })}
              </Sides>
            ))}
          </Lines>
        </Market>
      ))}
      {gone.length > 0 && <Card tone="inset" padding="small" role="alert">{t`${goneNames} 的盘口变了，请重新选择`}</Card>}
    </Markets>
  );
}
