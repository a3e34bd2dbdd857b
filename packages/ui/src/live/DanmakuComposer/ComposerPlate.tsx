import { Trans, useLingui } from '@lingui/react/macro';
import { Gem, LogIn, MessageSquareOff, MicOff, UserPlus, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { secondsUntil, type DanmakuComposerState } from './composerState.ts';
import { plate, plateGem, plateIcon, plateText, plateTime, plateWhy } from './DanmakuComposer.css.ts';

/** Ways out of a state in which the viewer may not speak; one without a callback is not offered. */
export interface ComposerWays {
  onSignIn: () => void;
  /** Appeals against a mute. */
  onAppeal?: () => void;
  /** Joins the anchor's fan group. */
  onJoin?: () => void;
  /** Follows the anchor. */
  onFollow?: () => void;
}

/** Reason why the viewer may not speak, and the way out. */
interface Plate {
  Icon: LucideIcon;
  words: ReactNode;
  way?: ReactNode;
}

export interface ComposerPlateProps extends ComposerWays {
  state: DanmakuComposerState;
  now: number;
}

/** Shown in place of the field when the viewer may not speak. */
export function ComposerPlate({ state, now, onSignIn, onAppeal, onJoin, onFollow }: ComposerPlateProps) {
  const { t } = useLingui();
  const { clock, integer } = useFormat();

  const muted = ({ reason, by, until }: Extract<DanmakuComposerState, { status: 'muted' }>): ReactNode => {
    const left = <b className={plateTime}>{clock(secondsUntil(until, now)).padStart(5, '0')}</b>;
    if (reason)
      return until === undefined ? (
        reason
      ) : (
        <>
          {reason} {left}
        </>
      );
    if (until === undefined) return by ? t`你被 ${by} 禁言了` : t`你在这个直播间被禁言了`;
    return by ? (
      <Trans>
        你被 {by} 禁言，还剩 {left}
      </Trans>
    ) : (
      <Trans>你被禁言，还剩 {left}</Trans>
    );
  };
  const plateOf = (): Plate | null => {
    switch (state.status) {
      case 'signedOut':
        return { Icon: LogIn, words: t`登录后一起聊`, way: <Button size="s" onClick={onSignIn}>{t`登录`}</Button> };
      case 'muted':
        return {
          Icon: MessageSquareOff,
          words: muted(state),
          way: onAppeal && <Button tone="outline" size="s" onClick={onAppeal}>{t`申诉`}</Button>,
        };
      case 'fansOnly': {
        const price = state.price !== undefined && (
          <span className={plateGem}>
            <Gem size={12} role="img" aria-label={t`黄钻`} />
            {integer(state.price)}
          </span>
        );
        return {
          Icon: Users,
          words: t`仅粉丝团成员可发言`,
          way: onJoin && (
            <Button tone="soft" size="s" onClick={onJoin}>
              {t`加入`} {price}
            </Button>
          ),
        };
      }
      case 'followersOnly':
        return {
          Icon: UserPlus,
          words: t`关注主播后可以发言`,
          way: onFollow && <Button tone="soft" size="s" onClick={onFollow}>{t`关注`}</Button>,
        };
      case 'quiet':
        return { Icon: MicOff, words: t`全员禁言中，主播和房管在说话` };
      default:
        return null;
    }
  };

  const shown = plateOf();
  if (!shown) return null;
  const { Icon, words, way } = shown;
  return (
    <div className={plate}>
      <Icon className={plateIcon} size={16} aria-hidden />
      {/* The countdown is read when focus reaches it, not every second. */}
      <span className={plateText} role={state.status === 'muted' && state.until !== undefined ? undefined : 'status'}>
        {words}
        {state.status === 'muted' && state.why && <span className={plateWhy}> · {state.why}</span>}
      </span>
      {way}
    </div>
  );
}
