import { fromHk, isLine, type Market, type OddsFormat, type Place } from '../odds/index.ts';

/** In Malay format the sign of an Asian price, which then sets the colour; undefined where the colour shows the change. */
export function signOf(value: number, market: Market, place: Place, format: OddsFormat): 'plus' | 'minus' | undefined {
  if (format !== 'malay' || market === 'european' || isLine(market, place)) return undefined;
  return fromHk(value, format) < 0 ? 'minus' : 'plus';
}
