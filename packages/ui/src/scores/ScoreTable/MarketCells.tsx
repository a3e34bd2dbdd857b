import { useRef, type RefObject } from 'react';
import type { Score } from '../Crest/team.ts';
import { before, box, now, words, wordsBefore } from '../../theme/recipes/odds.css.ts';
import { Locked } from '../OddsCell/OddsCell.tsx';
import { signOf } from '../OddsCell/sign.ts';
import {
  isLine,
  moveOf,
  places,
  settledPlace,
  useOddsText,
  type Market,
  type OddsFormat,
  type OddsText,
  type Place,
  type Quote,
} from '../odds/index.ts';
import { useOddsConvention } from '../../theme/UiProvider/index.ts';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import type { CellPlace } from './cells.ts';
import { useLive, useShared } from './context.ts';
import type { ScoreMatch } from './match.ts';

/** Time that a changed price is tinted, ms. */
const flashFor = 1500;

/** Tints elements for a moment; one timer sweeps them all. */
function createFlash(after: (sweep: () => void, ms: number) => unknown = setTimeout) {
  /** In the order in which they end. */
  const ends = new Map<HTMLElement, number>();
  let clock = 0;
  let waiting = false;

  function sweep() {
    waiting = false;
    clock += 1;
    for (const [element, end] of ends) {
      if (end > clock) break;
      ends.delete(element);
      delete element.dataset.flash;
    }
    if (ends.size > 0) schedule();
  }
  function schedule() {
    if (waiting) return;
    waiting = true;
    // Six sweeps a flash: the tint may last a sixth longer, and a busy table sets four timers a second.
    after(sweep, flashFor / 6);
  }
  return (element: HTMLElement) => {
    const isTinted = ends.delete(element);
    ends.set(element, clock + 6);
    if (!isTinted) element.dataset.flash = '';
    schedule();
  };
}

/** The one flash of the page. */
const flash = createFlash();

interface MarketCellsProps {
  match: ScoreMatch;
  market: Market;
  /** Places of the three cells. */
  cells: readonly [CellPlace, CellPlace, CellPlace];
  /** The final score, for which the place that won is framed; null before. */
  result: Score | null;
}

/** The three cells of one market. Prices are written into their nodes once a frame; only a lock renders them again. */
export function MarketCells({ match, market, cells, result }: MarketCellsProps) {
  const text = useOddsText();
  const { format } = useOddsConvention();
  const home = useRef<HTMLSpanElement>(null);
  const middle = useRef<HTMLSpanElement>(null);
  const away = useRef<HTMLSpanElement>(null);
  const refs = { home, middle, away };
  const odds = match.odds?.[market];
  const isLocked = useLive(match, market, odds?.live, (quote) => quote === null);
  const isOffered = useLive(match, market, odds?.live, (quote) => quote !== undefined);
  useLivePrices(match, market, refs, { text, format, isShown: isOffered && !isLocked, result });
  return places.map((place, index) => (
    <td key={place} role="gridcell" {...cells[index]} tabIndex={-1}>
      {isOffered && (
        <span className={box}>
          {isLocked ? <Locked /> : <span ref={refs[place]} className={`${now} ${isLine(market, place) ? words : ''}`} />}
          {odds && (
            <span className={`${before} ${isLine(market, place) ? wordsBefore : ''}`}>{text(odds.initial[place], market, place)}</span>
          )}
        </span>
      )}
    </td>
  ));
}

interface Shown {
  text: OddsText;
  format: OddsFormat;
  isShown: boolean;
  result: Score | null;
}

/** Sets or removes a mark, and skips attributes that already have the value: writing one again restyles its element. */
function mark({ dataset }: HTMLElement, name: 'move' | 'sign', value: string | undefined) {
  if (dataset[name] === value) return;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** Keeps three nodes at the newest prices of a market, with an arrow for the way each went last. */
function useLivePrices(
  { id, odds }: ScoreMatch,
  market: Market,
  { home, middle, away }: Record<Place, RefObject<HTMLSpanElement | null>>,
  { text, format, isShown, result }: Shown,
) {
  const { feed, flash: isFlashing } = useShared();
  const quotes = odds?.[market];
  useLayoutEffect(() => {
    if (!isShown) return;
    const boxes = [home.current, middle.current, away.current];
    const nodes = boxes.map((element) => {
      const node = document.createTextNode('');
      element?.replaceChildren(node);
      return node;
    });
    let last: Quote | undefined = quotes?.initial;
    const write = (isFirst: boolean) => {
      const quote = feed.read(id)?.[market] ?? quotes?.live;
      if (!quote) return;
      places.forEach((place, index) => {
        const [element, node, value] = [boxes[index], nodes[index], quote[place]];
        if (!element || !node || value === undefined || (!isFirst && value === last?.[place])) return;
        node.data = text(value, market, place);
        if (isLine(market, place)) return;
        const move = result ? 'flat' : moveOf(last?.[place], value);
        mark(element, 'move', move === 'flat' ? undefined : move);
        mark(element, 'sign', signOf(value, market, place, format));
        if (!isFirst && isFlashing && move !== 'flat') flash(element);
      });
      last = quote;
    };
    write(true);
    const closing = feed.read(id)?.[market] ?? quotes?.live;
    if (result && closing) {
      boxes.forEach((element) => element && (element.dataset.over = ''));
      const won = boxes[places.indexOf(settledPlace(market, closing, result))];
      if (won) won.dataset.won = '';
    }
    return feed.subscribe(id, market, () => write(false));
  }, [feed, id, market, quotes, text, format, isShown, isFlashing, result, home, middle, away]);
}
