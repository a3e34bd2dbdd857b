import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { forwardRef, useId, type ReactNode } from 'react';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import type { SignInWeek, SignInSize } from './signIn.ts';
import * as css from './SignInStrip.css.ts';
import { SignInDays } from './SignInDays.tsx';
import { useJustSigned } from './useJustSigned.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { Button } from '../../actions/Button/index.ts';
import { bare } from '../../theme/bare.css.ts';

/** Reward for a few more days: 再签 2 天，领 160. */
function SignInNext({ next }: Pick<SignInWeek, 'next'>) {
  if (!next) return null;
  const { days, reward } = next;
  return <Plural value={days} other={`再签 # 天，领 ${reward}`} />;
}

interface SignInButtonProps {
  /** The week is there; without it there is nothing to sign. */
  known: boolean;
  /** Today is signed. */
  signed: boolean;
  /** Whether the call is pending. */
  signing: boolean;
  size: SignInSize;
  onSignIn: () => void;
}

/** 签到, and 已签到 once it is done; as wide as the longer of the two, and the focus stays on it. */
function SignInButton({ known, signed, signing, size, onSignIn }: SignInButtonProps) {
  const { t } = useLingui();
  return (
    <span className={css.act} data-signed={signed || undefined}>
      <Button
        stretch
        tone={signed ? 'soft' : 'diamond'}
        size={size === 'compact' ? 's' : 'l'}
        loading={signing}
        disabled={!known}
        // Not `disabled`, which would drop the focus of the pressed button.
        aria-disabled={signed || undefined}
        onClick={signed ? undefined : onSignIn}
      >
        <span className={css.words}>
          <span data-shown={!signed}>{t`签到`}</span>
          <span data-shown={signed}>{t`已签到`}</span>
        </span>
      </Button>
    </span>
  );
}

export interface SignInStripProps extends RootProps {
  /** The week; left out while it is not known. */
  week?: SignInWeek;
  /** `loading` keeps the place of the week, `error` offers to try again; default `ready` with a week, `loading` without. */
  status?: 'ready' | 'loading' | 'error';
  /** Called to sign in today. Never while `signing`, nor when today is signed. */
  onSignIn: () => void;
  /** Whether the sign-in is pending; default false. */
  signing?: boolean;
  /** Reason why the last sign-in failed, in the viewer's language; default none. */
  error?: string;
  /** Asks for the week again after an `error`. */
  onRetry?: () => void;
  /** Default `full`. */
  size?: SignInSize;
  /** Figures under the streak at full size, in place of the next reward; default none. */
  facts?: readonly SignInFact[];
  /** Content below the days at full size: a `MilestoneTrack`. Default none. */
  children?: ReactNode;
}

/** A figure of the run: 历史最长 31 天. */
export interface SignInFact {
  label: string;
  value: string;
}

/** Seven days of signing in: the reward of each, the days done, and the button for today. Signing a day moves nothing. */
export const SignInStrip = forwardRef<HTMLDivElement, SignInStripProps>(function SignInStrip(
  { week, status = week ? 'ready' : 'loading', onSignIn, signing = false, error, onRetry, size = 'full', facts, children, ...root },
  ref,
) {
  const { t } = useLingui();
  const heading = useId();
  const just = useJustSigned(week);
  const today = week?.days[week.today];
  const signed = today?.signed === true;
  const reward = today?.reward ?? 0;
  const streak = week?.streak ?? 0;
  const isFull = size === 'full';
  // On its own page it is a section; in the panel it is under another heading.
  const Title = isFull ? 'h2' : 'h3';

  return (
    <div
      role="group"
      className={css.strip[size]}
      aria-labelledby={heading}
      aria-busy={status === 'loading' || undefined}
      ref={ref}
      {...rootOf(root)}
    >
      <div className={css.layout[size]}>
        {isFull && (
          <div className={css.run}>
            <Trans>连续签到</Trans>
            <p className={css.streak}>
              <b className={css.streakFigure}>{week ? streak : '–'}</b> <Plural value={streak} other="天" />
            </p>
            {facts ? <Facts facts={facts} /> : <p className={css.runNext}>{week && <SignInNext next={week.next} />}</p>}
          </div>
        )}
        <div className={css.body[size]}>
          <div className={css.head}>
            <Title id={heading} className={css.title}>
              <Trans>七日签到</Trans>
            </Title>
            <p className={css.hint}>
              {isFull ? <Trans>每周一从头开始，以北京时间为准</Trans> : week && <Plural value={streak} other="已连续 # 天" />}
            </p>
          </div>
          {status === 'error' ? (
            <div className={css.failed[size]}>
              <ErrorState layout="row" title={t`签到没能送到`} onRetry={onRetry} />
            </div>
          ) : (
            <SignInDays week={week} size={size} celebrates={just} />
          )}
          <div className={css.side[size]}>
            <SignInButton known={week !== undefined} signed={signed} signing={signing} size={size} onSignIn={onSignIn} />
          </div>
          <p className={css.note[size]} data-error={error !== undefined || undefined}>
            {error ??
              (isFull ? <Today signed={signed} reward={reward} known={week !== undefined} /> : week && <SignInNext next={week.next} />)}
          </p>
          {isFull && children && <div className={css.below}>{children}</div>}
        </div>
      </div>
      <p role="status" className={visuallyHidden}>
        {error ?? (just && t`签到成功，获得 ${reward} 黄钻，已连续 ${streak} 天`)}
      </p>
    </div>
  );
});

function Facts({ facts }: { facts: readonly SignInFact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={bare}>{label}</dt>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Today({ signed, reward, known }: { signed: boolean; reward: number; known: boolean }) {
  if (!known) return null;
  return signed ? <Trans>今天已得 {reward}</Trans> : <Trans>今天得 {reward}</Trans>;
}
