import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { behindWord, goLive, latency, liveMark, liveWord } from './PlayerControls.css.ts';
import type { PlayerCallbacks, PlayerState } from './playerState.ts';

export interface PlayerLiveMarkProps extends Pick<PlayerCallbacks, 'onLookBack'> {
  state: PlayerState;
}

/** Live mark with the latency; for a viewer who looks back, the button to the live edge. */
export function PlayerLiveMark({ state: { latencySeconds, behindSeconds = 0 }, onLookBack }: PlayerLiveMarkProps) {
  const { t, i18n } = useLingui();
  const { clock } = useFormat();
  if (behindSeconds > 0 && onLookBack)
    return (
      <button type="button" className={goLive} aria-keyshortcuts="End" onClick={() => onLookBack(0)}>
        <b className={behindWord}>{t`回到直播`}</b>
        <span className={latency}>-{clock(behindSeconds)}</span>
      </button>
    );
  const seconds =
    latencySeconds === undefined ? undefined : i18n.number(latencySeconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={liveMark}>
      <b className={liveWord}>{t`直播`}</b>
      {seconds !== undefined && <span className={latency}>{t`延迟 ${seconds}s`}</span>}
    </span>
  );
}
