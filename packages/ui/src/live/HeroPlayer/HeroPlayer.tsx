import { useLingui } from '@lingui/react/macro';
import { ArrowRight, Flame, Play } from 'lucide-react';
import { forwardRef } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Chip } from '../../actions/Chip/index.ts';
import { useFormat } from '../../format/index.ts';
import type { PlayerStatus } from '../PlayerFrame/index.ts';
import { usePlayerKeys } from '../PlayerFrame/usePlayerKeys.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { HeroControls } from './HeroControls.tsx';
import * as css from './HeroPlayer.css.ts';
import { rootOf } from '../../theme/root.ts';
import type { HeroPlayerProps } from './HeroPlayer.types.ts';

const moving: ReadonlySet<PlayerStatus> = new Set(['playing', 'stalled']);

const shown: ReadonlySet<PlayerStatus> = new Set(['playing', 'stalled', 'paused']);

const resting: ReadonlySet<PlayerStatus> = new Set(['idle', 'paused', 'blocked']);

/**
 * The room on the stage of a page: a muted picture with its score, and one way in. It plays nothing by itself;
 * M switches the sound. Always in the night theme.
 */
export const HeroPlayer = forwardRef<HTMLElement, HeroPlayerProps>(function HeroPlayer(
  {
    room: { href, title, heat, anchor, match, league, tags = [], hint },
    status,
    muted,
    video,
    poster,
    onPlay,
    onPause,
    onMutedChange,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const format = useFormat();
  const plays = moving.has(status);
  usePlayerKeys({ mute: () => onMutedChange(!muted) });
  return (
    <ThemeScope theme="night">
      <article className={css.player} aria-label={title} ref={ref} {...rootOf(root)}>
        <div className={css.screen}>
          <div className={css.videoArea}>{video}</div>
          <div className={css.posterArea} data-gone={shown.has(status) || undefined}>
            {poster}
          </div>
          <a className={css.pictureLink} href={href} tabIndex={-1} aria-hidden="true" />
          <div className={css.head}>
            <span className={css.strip}>
              {league && <span className={css.league}>{league}</span>}
              <span className={css.score}>{match ? <Scorebug {...match} /> : <Chip tone="live" size="l">{t`直播`}</Chip>}</span>
            </span>
            <span className={css.heat}>
              <Flame size={16} aria-hidden />
              <span className={visuallyHidden}>{t`热度`}</span> {format.compact(heat)}
            </span>
          </div>
          {resting.has(status) && (
            <button type="button" className={css.bigPlay} aria-hidden="true" tabIndex={-1} onClick={onPlay}>
              <Play size={28} aria-hidden />
            </button>
          )}
          <div className={css.controls}>
            <HeroControls status={status} muted={muted} plays={plays} onPlay={onPlay} onPause={onPause} onMutedChange={onMutedChange} />
          </div>
        </div>
        <div className={css.about}>
          <Avatar seed={anchor.id} src={anchor.avatarUrl} size={44} live />
          <div className={css.words}>
            <h2 className={css.title} title={title}>
              {title}
            </h2>
            <div className={css.facts}>
              <span className={css.nickname}>{anchor.nickname}</span>
              {tags.map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
              {hint && <span className={css.hint}>{hint}</span>}
            </div>
          </div>
          <ButtonLink size="l" href={href} iconAfter={<ArrowRight size={16} aria-hidden />}>
            {t`进入直播间`}
          </ButtonLink>
        </div>
      </article>
    </ThemeScope>
  );
});
