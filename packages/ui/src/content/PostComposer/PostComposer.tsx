import { useLingui } from '@lingui/react/macro';
import { Clapperboard, ImagePlus, Trophy } from 'lucide-react';
import { forwardRef, type Ref, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { SelectLater } from '../../forms/Select/SelectLater.tsx';
import { Textarea } from '../../forms/Textarea/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import * as css from './PostComposer.css.ts';
import { PostComposerDoor } from './PostComposerDoor.tsx';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { writtenIn } from '../../forms/Input/written.ts';

/** Most code points of a post. Source: specification section 5 gives no number; 500 is ours. */
export const postMaxLength = 500;

/** A post as the composer knows it; files are kept outside. */
export interface WrittenPost {
  circle: string;
  /** The trimmed text. */
  text: string;
  isVideo: boolean;
}

export interface PostComposerProps extends RootProps {
  /** Seed of the portrait beside it; left out for a visitor. */
  avatarSeed?: string;
  /** Circles in which the reader may post. */
  circles: readonly { id: string; name: string }[];
  /** Id of the chosen one; null while none is. */
  circle?: string | null;
  /** Initial circle when `circle` is left out (uncontrolled). */
  defaultCircle?: string | null;
  onCircleChange?: (id: string) => void;
  /** The text; the host keeps it, so that it outlives the page. */
  value?: string;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Field for pictures, an `Uploader`; shown on request or once there are pictures. */
  pictures?: ReactNode;
  /** Number of pictures added; default 0. */
  pictureCount?: number;
  /** Field for a video and its cover; without it videos are not offered. */
  video?: ReactNode;
  /** The post is one with a video: then its video and its cover are needed too, and pictures are not offered. */
  isVideo?: boolean;
  /** Initial state when `isVideo` is left out (uncontrolled). Default false. */
  defaultIsVideo?: boolean;
  onVideoChange?: (isVideo: boolean) => void;
  /** Parts of a video that are added already; default neither. */
  videoParts?: { video: boolean; cover: boolean };
  /** Field that picks the match of the post; shown on request. */
  match?: ReactNode;
  /** A match is chosen: its field shows at once; default false. */
  hasMatch?: boolean;
  /** Pictures are on their way: it cannot be published yet; default false. */
  pending?: boolean;
  /**
   * Publishes the post. The composer is busy while the promise runs and clears its text when it resolves to true;
   * clear the attached files yourself.
   */
  onPublish: (post: WrittenPost) => boolean | Promise<boolean>;
  /** For a visitor: the field leads to signing in. */
  onSignIn?: () => void;
}

/** Composer of a post. It needs a circle and a text, a video post also its file and cover; each missing part is named. */
export const PostComposer = forwardRef<HTMLElement, PostComposerProps>(function PostComposer(
  {
    avatarSeed,
    circles,
    circle: givenCircle,
    defaultCircle = null,
    onCircleChange: notifyCircle,
    value: given,
    defaultValue = '',
    onValueChange: notifyChange,
    pictures,
    pictureCount = 0,
    video,
    isVideo: givenIsVideo,
    defaultIsVideo = false,
    onVideoChange: notifyVideo,
    videoParts = { video: false, cover: false },
    match,
    hasMatch = false,
    pending = false,
    onPublish,
    onSignIn,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const [circle, onCircleChange] = useControllableState<string | null, string>(givenCircle, defaultCircle, notifyCircle);
  const [value, onValueChange] = useControllableState(given, defaultValue, notifyChange);
  const [isVideo, onVideoChange] = useControllableState(givenIsVideo, defaultIsVideo, notifyVideo);
  const problem = useId();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [isPictured, setPictured] = useState(false);
  const [isMatched, setMatched] = useState(false);
  const [isTried, setTried] = useState(false);

  if (onSignIn) return <PostComposerDoor onSignIn={onSignIn} ref={ref as Ref<HTMLButtonElement>} {...rootOf(root)} />;

  const text = writtenIn(value);
  const lacks = [
    ...(circle === null ? [t`圈子`] : []),
    ...(text === '' ? [t`内容`] : []),
    ...(isVideo && !videoParts.video ? [t`视频`] : []),
    ...(isVideo && !videoParts.cover ? [t`封面`] : []),
  ];
  const names = lacks.join(t`、`);
  const wrong = isTried && lacks.length > 0 ? t`还缺：${names}` : '';
  const publish = async () => {
    setTried(true);
    if (circle === null || lacks.length > 0 || pending || sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      if (!(await onPublish({ circle, text, isVideo }))) return;
      setTried(false);
      onValueChange('');
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <div className={css.frame} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)}>
      {avatarSeed !== undefined && <Avatar seed={avatarSeed} size={40} />}
      <div className={css.field}>
        <Textarea
          label={t`写帖子`}
          value={value}
          onValueChange={onValueChange}
          rows={2}
          resize="grow"
          maxRows={12}
          maxLength={postMaxLength}
          placeholder={t`说说今天的比赛`}
          describedBy={problem}
          invalid={isTried && text === ''}
        />
        {pictures !== undefined && !isVideo && (isPictured || pictureCount > 0) && pictures}
        {isVideo && video}
        {match !== undefined && (isMatched || hasMatch) && match}
        <div className={css.bar}>
          <span className={css.circle}>
            <SelectLater
              label={t`圈子`}
              placeholder={t`选择圈子`}
              value={circle}
              onValueChange={onCircleChange}
              options={circles.map(({ id, name }) => ({ value: id, label: name }))}
              invalid={isTried && circle === null}
            />
          </span>
          {pictures !== undefined && !isVideo && (
            <Button
              tone="plain"
              aria-expanded={isPictured || pictureCount > 0}
              icon={<ImagePlus size={16} aria-hidden />}
              onClick={() => setPictured(!isPictured)}
            >
              {t`图片`}
            </Button>
          )}
          {video !== undefined && pictureCount === 0 && (
            <Button
              tone="plain"
              aria-expanded={isVideo}
              icon={<Clapperboard size={16} aria-hidden />}
              onClick={() => onVideoChange(!isVideo)}
            >
              {isVideo ? t`不发视频` : t`视频`}
            </Button>
          )}
          {match !== undefined && (
            <Button
              tone="plain"
              aria-expanded={isMatched || hasMatch}
              icon={<Trophy size={16} aria-hidden />}
              onClick={() => setMatched(!isMatched)}
            >
              {t`比赛`}
            </Button>
          )}
          <span id={problem} role="status" className={css.wrong}>
            {wrong}
          </span>
          <span className={css.send}>
            <Button loading={busy} disabled={pending} onClick={() => void publish()}>
              {t`发布`}
            </Button>
          </span>
        </div>
      </div>
    </div>
  );
});
