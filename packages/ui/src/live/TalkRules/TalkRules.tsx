import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId, type HTMLAttributes } from 'react';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import * as css from './TalkRules.css.ts';

/** Seconds between two comments of one person; 0 asks for nothing. */
export const slowSteps = [0, 3, 5, 10, 30, 60] as const;
export type TalkSlow = (typeof slowSteps)[number];

/** Chat rules of a room. */
export interface TalkRulesValue {
  slow: TalkSlow;
  followersOnly: boolean;
  noLinks: boolean;
  holdContacts: boolean;
  quiet: boolean;
}

export interface TalkRulesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'onChange' | 'defaultValue'> {
  /** `loading` keeps its place, `error` offers to ask again; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  value?: TalkRulesValue;
  /** Initial value when `value` is left out (uncontrolled). Default no rules. */
  defaultValue?: TalkRulesValue;
  onValueChange?: (value: TalkRulesValue) => void;
  /** A change is being saved: nothing else can be pressed; default false. */
  saving?: boolean;
  onRetry?: () => void;
}

const nothingAsked: TalkRulesValue = { slow: 0, followersOnly: false, noLinks: false, holdContacts: false, quiet: false };

/** Chat rules that an anchor and the assistants set for a room; each change takes effect at once. */
export const TalkRules = forwardRef<HTMLDivElement, TalkRulesProps>(function TalkRules(
  { status = 'ready', value: given, defaultValue = nothingAsked, onValueChange: notifyChange, saving = false, onRetry, ...rest },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState(given, defaultValue, notifyChange);
  const slowName = useId();
  const switches = [
    { id: 'followersOnly', name: t`仅关注者发言`, note: t`没关注你的人只能看` },
    { id: 'noLinks', name: t`禁链接`, note: t`带网址的发言发不出去` },
    { id: 'holdContacts', name: t`联系方式先审`, note: t`带电话、微信、QQ 的发言等你放行` },
    { id: 'quiet', name: t`全员禁言`, note: t`只有你和房管能说话` },
  ] as const;
  if (status === 'error') return <ErrorState title={t`发言规则没能送到`} onRetry={onRetry} />;
  if (status === 'loading') return <Skeleton shape="block" height={286} />;
  return (
    <div ref={ref} className={css.list} {...rest}>
      <div className={css.slow}>
        <p id={slowName} className={css.name}>{t`慢速模式（秒）`}</p>
        <SegmentedControl
          aria-labelledby={slowName}
          size="s"
          stretch
          disabled={saving}
          segments={slowSteps.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? t({ id: 'talk.slow.off', message: '关' }) : seconds,
          }))}
          value={String(value.slow)}
          onValueChange={(next) => onValueChange({ ...value, slow: Number(next) as TalkSlow })}
        />
        <p className={css.note}>{t`同一个人两次发言至少隔这么久`}</p>
      </div>
      {switches.map(({ id, name, note }) => (
        <Switch
          key={id}
          side="end"
          note={note}
          disabled={saving}
          checked={value[id]}
          onCheckedChange={(on) => onValueChange({ ...value, [id]: on })}
        >
          {name}
        </Switch>
      ))}
    </div>
  );
});
