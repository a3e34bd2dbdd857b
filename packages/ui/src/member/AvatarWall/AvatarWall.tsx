import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useLingui } from '@lingui/react/macro';
import { Check, Upload } from 'lucide-react';
import { forwardRef, useRef } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import * as css from './AvatarWall.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** A portrait of the wall. */
export interface WallPortrait {
  /** Seed of the drawn avatar, or its address; the value of the choice. */
  seed: string;
  /** Level that opens it, while it is locked for this member; default open. */
  locked?: number;
}

export interface AvatarWallProps extends RootProps {
  /** Names the group for screen readers. */
  label: string;
  portraits: readonly WallPortrait[];
  /** Seed of the worn portrait; one that is not on the wall chooses none. */
  value?: string;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string;
  onValueChange?: (seed: string) => void;
  /** A picture of the member's own was chosen; without it there is no upload place. */
  onUpload?: (file: File) => void;
  /** Progress of the upload, 0 to 1; default no upload. */
  progress?: number;
  /** Types that the upload takes; default png and jpg. */
  accept?: readonly string[];
}

/** Portraits to choose one from, some locked until a level, and a place for the member's own picture. */
export const AvatarWall = forwardRef<HTMLDivElement, AvatarWallProps>(function AvatarWall(
  {
    label,
    portraits,
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    onUpload,
    progress,
    accept = ['image/png', 'image/jpeg'],
    ...root
  },
  ref,
) {
  const [value, onValueChange] = useControllableState<string>(given, defaultValue ?? '', notifyChange);
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const busy = progress !== undefined;
  const percent = busy ? Math.round(progress * 100) : 0;
  return (
    <RadioGroup
      className={css.wall}
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(String(next))}
      ref={ref}
      {...rootOf(root)}
    >
      {onUpload && (
        <>
          <button
            type="button"
            className={css.upload}
            aria-label={busy ? t`上传中 ${percent}%` : t`上传头像`}
            aria-busy={busy}
            onClick={() => !busy && picker.current?.click()}
          >
            {busy ? `${percent}%` : <Upload size={20} aria-hidden />}
          </button>
          <input
            ref={picker}
            type="file"
            className={css.input}
            accept={accept.join(',')}
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) onUpload(file);
              // The same file may be chosen again.
              event.currentTarget.value = '';
            }}
          />
        </>
      )}
      {portraits.map(({ seed, locked }, index) => {
        const number = index + 1;
        return (
          <Radio.Root
            key={seed}
            value={seed}
            className={css.place}
            disabled={locked !== undefined}
            nativeButton={false}
            render={<span />}
            aria-label={locked === undefined ? t`头像 ${number}` : t`头像 ${number}，${locked} 级解锁`}
          >
            {locked === undefined ? (
              <Avatar seed={seed} size={54} />
            ) : (
              <>
                <span className={css.faded}>
                  <Avatar seed={seed} size={54} />
                </span>
                <span className={css.lock} aria-hidden="true">
                  <LevelBadge level={locked} />
                </span>
              </>
            )}
            <Radio.Indicator className={css.tick}>
              <Check size={12} strokeWidth={3} aria-hidden />
            </Radio.Indicator>
          </Radio.Root>
        );
      })}
    </RadioGroup>
  );
});
