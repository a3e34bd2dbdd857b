import { useLingui } from '@lingui/react/macro';
import { ArrowRight, Flame, Play } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Chip } from '../../actions/Chip/index.ts';
import { useFormat } from '../../format/index.ts';
import type { PlayerStatus } from '../PlayerFrame/index.ts';
import { usePlayerKeys } from '../PlayerFrame/usePlayerKeys.ts';
import { Scorebug, type MatchScore } from '../../scores/Scorebug/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { HeroControls } from './HeroControls.tsx';
import * as css from './HeroPlayer.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** The room that the hero player shows. */
export interface HeroRoom {
  /** The room's page. */
  href: string;
  title: string;
  /** Popularity, which is not a count of viewers. */
  heat: number;
  anchor: { id: string; nickname: string; avatarUrl?: string };
  /** The match that is on; without it the picture says that it is live. */
  match?: MatchScore;
  /** Competition and round, or what else the room is about: 英超 第12轮. */
  league?: string;
  /** What sets the room apart: 官方解说. */
  tags?: readonly string[];
  /** A few quiet words after the anchor: 另有 6 路解说. */
  hint?: string;
}

export interface HeroPlayerProps extends RootProps {
  room: HeroRoom;
  /** What the picture is doing; see `PlayerState`. */
  status: PlayerStatus;
  muted: boolean;
  /** The `<video>` element; it fills the picture. */
  video: ReactNode;
  /** Covers the picture until it moves. */
  poster: ReactNode;
  onPlay: () => void;
  onPause: () => void;
  onMutedChange: (muted: boolean) => void;
}

const moving: ReadonlySet<PlayerStatus> = new Set(['playing', 'stalled']);
const shown: ReadonlySet<PlayerStatus> = new Set(['playing', 'stalled', 'paused']);
const resting: ReadonlySet<PlayerStatus> = new Set(['idle', 'paused', 'blocked']);

/** The room on the stage of a page: a quiet picture with its score, and one way in. It plays nothing by itself; M switches the sound. Always by night. */
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
