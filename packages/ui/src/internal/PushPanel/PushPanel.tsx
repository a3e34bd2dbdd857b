import { useLingui } from '@lingui/react/macro';
import { Button } from '../../actions/Button/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { TimeField } from '../../forms/TimeField/index.ts';
import * as css from './PushPanel.css.ts';

/** Kinds of notifications, and the matches that they are of. */
export const pushPanelKinds = ['kick_off', 'goal', 'red', 'end', 'live', 'message', 'plan'] as const;
export const pushPanelScopes = ['collected', 'reserved', 'teams', 'leagues'] as const;
type Kind = (typeof pushPanelKinds)[number];
type Scope = (typeof pushPanelScopes)[number];

/** Choices for a device. */
export interface PushPanelWishes {
  kinds: readonly Kind[];
  scopes: readonly Scope[];
  /** Hours without notifications as `23:00`; null for none. */
  quiet: { from: string; until: string } | null;
}

export interface PushPanelProps {
  /**
   * `unsupported`: the browser has no notifications of sites; `install`: it has once the site lies on the home screen (iOS); `denied`: the
   * person forbade them, which only the browser's own settings undo.
   */
  state: 'unsupported' | 'install' | 'denied' | 'off' | 'on';
  wishes: PushPanelWishes;
  /** Whether a press on the switch is under way; default false. */
  pending?: boolean;
  /** Whether a notification for a try is on its way; default false. */
  testing?: boolean;
  onToggle: (on: boolean) => void;
  onWishesChange: (wishes: PushPanelWishes) => void;
  onTest: () => void;
}

/** Hours that the switch of the quiet hours begins with. */
const usualQuiet = { from: '23:00', until: '08:00' };

const toggled = <Item,>(list: readonly Item[], item: Item, on: boolean): Item[] => [
  ...list.filter((each) => each !== item),
  ...(on ? [item] : []),
];

/** Notifications of the site on this device: on or off, of what, of which matches, and when not. */
export function PushPanel({ state, wishes, pending = false, testing = false, onToggle, onWishesChange, onTest }: PushPanelProps) {
  const { t } = useLingui();
  const { kinds, scopes, quiet } = wishes;
  const kindNames: Record<Kind, string> = {
    kick_off: t`开赛`,
    goal: t`进球和进球取消`,
    red: t`红牌`,
    end: t({ id: 'push.end', message: '完场' }),
    live: t`关注的主播开播`,
    message: t`私信和群消息`,
    plan: t`方案出结果`,
  };
  const scopeNames: Record<Scope, string> = {
    collected: t`收藏的比赛`,
    reserved: t`预约的比赛`,
    teams: t`收藏的球队`,
    leagues: t`收藏的联赛`,
  };
  const reasons = {
    unsupported: t`这个浏览器不支持网站通知。换 Chrome、Edge、Firefox 或新版 Safari 打开就行。`,
    install: t`先把本站添加到主屏幕，再从桌面图标打开，就能开通知。`,
    denied: t`浏览器里禁止了本站的通知。点地址栏左边的图标，把「通知」改成允许，再回来打开。`,
  };
  const isOn = state === 'on';
  const reason = state === 'on' || state === 'off' ? undefined : reasons[state];
  return (
    <div className={css.panel}>
      <Switch
        side="end"
        checked={isOn}
        loading={pending}
        disabled={reason !== undefined}
        note={reason ?? t`网页关着、手机锁着也会响；进球比电视早一步。`}
        onCheckedChange={onToggle}
      >
        {t`在这台设备上收通知`}
      </Switch>
      {isOn && (
        <>
          <fieldset className={css.group}>
            <legend className={css.legend}>{t`哪些事`}</legend>
            <div className={css.choices}>
              {pushPanelKinds.map((kind) => (
                <Checkbox
                  key={kind}
                  checked={kinds.includes(kind)}
                  onCheckedChange={(on) => onWishesChange({ ...wishes, kinds: toggled(kinds, kind, on) })}
                >
                  {kindNames[kind]}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          <fieldset className={css.group}>
            <legend className={css.legend}>{t`哪些比赛`}</legend>
            <div className={css.choices}>
              {pushPanelScopes.map((scope) => (
                <Checkbox
                  key={scope}
                  checked={scopes.includes(scope)}
                  onCheckedChange={(on) => onWishesChange({ ...wishes, scopes: toggled(scopes, scope, on) })}
                >
                  {scopeNames[scope]}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          <div className={css.group}>
            <Switch
              side="end"
              checked={quiet !== null}
              note={t`这段时间不响，错过的在消息中心里`}
              onCheckedChange={(on) => onWishesChange({ ...wishes, quiet: on ? usualQuiet : null })}
            >
              {t`免打扰`}
            </Switch>
            {quiet && (
              <div className={css.hours}>
                <TimeField
                  label={t`免打扰从几点`}
                  step={15}
                  value={quiet.from}
                  onValueChange={(from) => onWishesChange({ ...wishes, quiet: { ...quiet, from } })}
                />
                <TimeField
                  label={t`免打扰到几点`}
                  step={15}
                  value={quiet.until}
                  onValueChange={(until) => onWishesChange({ ...wishes, quiet: { ...quiet, until } })}
                />
              </div>
            )}
          </div>
          <div className={css.foot}>
            <Button tone="outline" size="s" loading={testing} onClick={onTest}>{t`发一条试试`}</Button>
          </div>
        </>
      )}
    </div>
  );
}
