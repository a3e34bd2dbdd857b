import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import * as css from './PlayerSoundAlone.css.ts';

export interface PlayerSoundAloneProps {
  reason: 'chosen' | 'slow';
  /** Whether the sound goes on. */
  isPlaying: boolean;
  /** Score of the match. */
  score?: ReactNode;
  onShowPicture?: (() => void) | undefined;
}

/** Stand-in for the picture while only the sound plays: the score, and that sound is on. */
export function PlayerSoundAlone({ reason, isPlaying, score, onShowPicture }: PlayerSoundAloneProps) {
  const { t } = useLingui();
  return (
    <div className={css.place}>
      {score && <div className={css.scorePlace}>{score}</div>}
      {/* A picture that waits has words of its own. */}
      {isPlaying && (
        <div className={css.sign}>
          <p className={css.words} role="status">
            <span className={css.bars} aria-hidden>
              <span className={css.bar} />
              <span className={css.bar} />
              <span className={css.bar} />
            </span>
            {reason === 'slow' ? t`网络跟不上画面，先听声音` : t`正在只听声音`}
          </p>
          {onShowPicture && (
            <Button size="s" tone="outline" onClick={onShowPicture}>
              {reason === 'slow' ? t`仍要看画面` : t`看画面`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
