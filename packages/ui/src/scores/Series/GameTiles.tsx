import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Plural, useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { gameUrl } from '../../pictures/game.ts';
import { art, label as labelClass, live as liveClass, note, tile, tiles as list } from './GameTiles.css.ts';
import type { SeriesGame } from './series.ts';
import { useSeriesLabels } from './useSeriesLabels.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { bare } from '../../theme/bare.css.ts';

/** A game to choose, or all of them. */
export type GameChoice = SeriesGame | 'all';

export interface GameTile {
  id: GameChoice;
  /** Number of series of the game in the list; left out while unknown. */
  count?: number;
  /** Of them, those that are on; default none. */
  live?: number;
}

export interface GameTilesProps extends RootProps {
  tiles: readonly GameTile[];
  value?: GameChoice;
  /** Initial value when `value` is left out (uncontrolled). Default the first. */
  defaultValue?: GameChoice;
  onValueChange?: (game: GameChoice) => void;
}

/** Choice of a game, each before a part of its own scene. */
export const GameTiles = forwardRef<HTMLDivElement, GameTilesProps>(function GameTiles(
  { tiles, value: given, defaultValue, onValueChange: notifyChange, ...root },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<GameChoice | undefined, GameChoice>(
    given,
    defaultValue ?? tiles[0]?.id,
    notifyChange,
  );
  const { games } = useSeriesLabels();
  return (
    <RadioGroup
      className={list}
      aria-label={t`游戏`}
      value={value}
      onValueChange={(game: GameChoice) => onValueChange(game)}
      data-ground="dark"
      ref={ref}
      {...rootOf(root)}
    >
      {tiles.map(({ id, count, live = 0 }) => (
        <Radio.Root key={id} value={id} nativeButton className={tile} render={<button className={bare} type="button" />}>
          {id !== 'all' && <img className={art} src={gameUrl(id)} alt="" />}
          <span className={labelClass}>{id === 'all' ? t`全部游戏` : games[id]}</span>
          <span className={note}>
            {count !== undefined && <Plural value={count} other="# 场" />}
            {live > 0 && (
              <>
                {' · '}
                <span className={liveClass}>
                  <Plural value={live} other="# 场进行中" />
                </span>
              </>
            )}
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
});
