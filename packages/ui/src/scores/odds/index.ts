export { handicapText, pointsText, totalText } from './handicap.ts';
export { isLine, markets, places, type Market, type MarketOdds, type MatchOdds, type Place, type Quote } from './market.ts';
export { fromHk, hkText, moveOf, moves, priceText, rateText, returnRate, toHk, type Move, type OddsFormat } from './price.ts';
export { oddsTextOf, useOddsText, useUiLocale, type OddsText } from './useOddsText.ts';
export { settledPlace } from './settle.ts';
