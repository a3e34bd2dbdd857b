import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../actions/Button/index.ts';
import * as css from './PushOffer.css.ts';

export interface PushOfferProps {
  /** Whether the browser is being asked; default false. */
  pending?: boolean;
  /** 开启: asks the browser for its permission. */
  onAccept: () => void;
  /** 以后再说: it is not offered again on this device. */
  onDecline: () => void;
}

/** Offers notifications after somebody has starred or reserved something, beside the page, which goes on. */
export function PushOffer({ pending = false, onAccept, onDecline }: PushOfferProps) {
  const { t } = useLingui();
  const heading = useId();
  return (
    <section role="dialog" aria-labelledby={heading} className={css.card}>
      <h2 id={heading} className={css.title}>{t`进球时要不要叫你？`}</h2>
      <p className={css.words}>{t`开赛、进球和完场，网页关着、手机锁着也能收到。随时能在设置里关掉。`}</p>
      <div className={css.foot}>
        <Button size="s" loading={pending} onClick={onAccept}>{t`开启通知`}</Button>
        <Button size="s" tone="plain" onClick={onDecline}>{t`以后再说`}</Button>
      </div>
    </section>
  );
}
