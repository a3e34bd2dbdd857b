import { oddsMarkets, type MatchOdds, type OddsMarket } from '@pitchside/api/scores/matches';
import { analysisLength, mostForPlan, mostPicks, type PickSide } from '@pitchside/api/experts/plans';
import { isWithin } from '../../../../platform/numbers/isWithin.ts';

/** A side with its line, as it is picked. */
export interface Chosen {
  side: PickSide;
  line: number | null;
}

/** A side that can be picked right now, at what one staked brings back. */
export interface Offer extends Chosen {
  odds: number;
}

/** Values of the plan form. */
export interface PlanDraft {
  matchId: string | null;
  picks: Partial<Record<OddsMarket, Chosen>>;
  title: string;
  teaser: string;
  analysis: string;
  /** Diamonds; 0 is free. */
  price: number | null;
}

/** Initial values of the form. */
export const emptyDraft: PlanDraft = { matchId: null, picks: {}, title: '', teaser: '', analysis: '', price: 0 };

/**
 * Lines of a market offered by the companies, the main line first, each with its sides. Each line appears once; prices without a line are
 * those of the first company.
 */
export function offersOf(play: OddsMarket, companies: readonly MatchOdds[]): Offer[][] {
  const found = new Map<number | null, Offer[]>();
  for (const odds of companies) {
    const quote = odds[play]?.live;
    if (!quote) continue;
    const { home, middle, away } = quote;
    const line = play === 'european' ? null : (middle ?? null);
    if (found.has(line) || (play !== 'european' && line === null)) continue;
    if (play === 'european')
      found.set(line, [
        { side: 'home', line, odds: home },
        ...(middle === undefined ? [] : [{ side: 'draw' as const, line, odds: middle }]),
        { side: 'away', line, odds: away },
      ]);
    else {
      const [one, other] = play === 'size' ? (['over', 'under'] as const) : (['home', 'away'] as const);
      found.set(line, [
        { side: one, line, odds: 1 + home },
        { side: other, line, odds: 1 + away },
      ]);
    }
  }
  return [...found.values()];
}

/** Whether what was picked is still offered. */
export const isOffered = (play: OddsMarket, { side, line }: Chosen, companies: readonly MatchOdds[]): boolean =>
  offersOf(play, companies).some((sides) => sides.some((offer) => offer.side === side && offer.line === line));

/** Selects a side of a market, or deselects it; a third market is not accepted. */
export function picked(picks: PlanDraft['picks'], play: OddsMarket, { side, line }: Chosen): PlanDraft['picks'] {
  const before = picks[play];
  const { [play]: _, ...others } = picks;
  if (before && before.side === side && before.line === line) return others;
  if (!before && Object.keys(picks).length >= mostPicks) return picks;
  return { ...picks, [play]: { side, line } };
}

const lengthOf = (text: string) => [...text.trim()].length;

/** Converts a draft into the request; undefined while it is incomplete. */
export function planOf({ matchId, picks, title, teaser, analysis, price }: PlanDraft) {
  const chosen = oddsMarkets.flatMap((play) => {
    const pick = picks[play];
    return pick ? [{ play, side: pick.side, ...(pick.line !== null && { line: pick.line }) }] : [];
  });
  const isWhole =
    matchId !== null &&
    chosen.length > 0 &&
    lengthOf(title) > 0 &&
    lengthOf(teaser) > 0 &&
    lengthOf(analysis) >= analysisLength.least &&
    isWithin(price, 0, mostForPlan);
  return isWhole
    ? { match: matchId, picks: chosen, title: title.trim(), teaser: teaser.trim(), analysis: analysis.trim(), price }
    : undefined;
}
