import { useLingui } from '@lingui/react/macro';
import { Volume2, VolumeX } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Scorebug, type MatchScore } from '../../scores/Scorebug/index.ts';
import { StatusChip } from '../../scores/StatusChip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './MultiStrip.css.ts';

/** A room in the strip of scores. */
export interface MultiStripRoom {
  id: string;
  nickname: string;
  match?: MatchScore;
  league?: { name: string; color: string };
  /** Seconds that it waits for the slowest; absent while it does not wait. */
  waits?: number;
}

export interface MultiStripProps {
  /** In the order of their numbers. */
  rooms: readonly MultiStripRoom[];
  sound: string | null;
  onSound: (id: string) => void;
}

const colored = (color: string): CSSProperties & Record<'--league', string> => ({ '--league': color });

/** Every score of several rooms in a row, however small their pictures are. A press moves the sound. */
export function MultiStrip({ rooms, sound, onSound }: MultiStripProps) {
  const { t, i18n } = useLingui();
  const seconds = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <ul className={css.strip} aria-label={t`几路比分`}>
      {rooms.map(({ id, nickname, match, league, waits }, index) => {
        const isHeard = id === sound;
        const number = index + 1;
        const late = waits === undefined ? '' : seconds(waits);
        return (
          <li key={id} className={css.item}>
            <button type="button" className={css.press} aria-pressed={isHeard} onClick={() => onSound(id)}>
              <span className={css.top}>
                <span className={css.number} aria-hidden="true">
                  {number}
                </span>
                <span className={visuallyHidden}>{t`听第 ${number} 路，${nickname}`}</span>
                {league && (
                  <span className={css.league} style={colored(league.color)} title={league.name}>
                    {league.name}
                  </span>
                )}
                {match && <StatusChip status={match.status} penalties={match.penalties} />}
                <span className={css.spring} />
                {isHeard ? (
                  <span className={css.heard}>
                    <Volume2 size={16} aria-hidden />
                    {t`有声`}
                  </span>
                ) : (
                  <VolumeX size={16} aria-hidden />
                )}
                {late && (
                  <span className={css.waits} title={t`为了同步多等 ${late} 秒`}>
                    +{late} s
                  </span>
                )}
              </span>
              {match ? <Scorebug {...match} stretch showStatus={false} /> : <span className={css.words}>{nickname}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
