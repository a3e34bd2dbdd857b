import { useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, RefreshCw } from 'lucide-react';
import { forwardRef, useMemo, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { caption, center, cover, frame, inkPath, picture, shade, sign, spinner } from './QrCode.css.ts';
import { codePath } from './codePath.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** `ready` to scan, `loading` while it is made, `expired` and `error` with a new try, `scanned` while the phone confirms. */
export const qrStates = ['ready', 'loading', 'expired', 'scanned', 'error'] as const;
export type QrState = (typeof qrStates)[number];

export interface QrCodeProps extends RootProps {
  /** Content of the code, usually an address. */
  value: string;
  /** Purpose of the code, read aloud and shown below: 扫码进房间. */
  label: string;
  /** Keeps the label for screen readers alone; default false. */
  labelHidden?: boolean;
  /** Width and height with the quiet zone, in px; default 160. */
  size?: number;
  /** A small sign in the centre, such as the logo's mark; the code then repairs up to 30 % of itself. */
  logo?: ReactNode;
  /** Default `ready`. */
  state?: QrState;
  /** Asks for a new code, when it has expired or failed. */
  onRefresh?: () => void;
}

/** A code for a phone's camera: dark on light in both themes, with the quiet zone that scanners need. */
export const QrCode = forwardRef<HTMLElement, QrCodeProps>(function QrCode(
  { value, label, labelHidden = false, size = 160, logo, state = 'ready', onRefresh, ...root },
  ref,
) {
  const code = useMemo(() => codePath(value, logo !== undefined), [value, logo]);
  return (
    <figure className={frame} style={{ '--side': `${size}px` } as CSSProperties} ref={ref} {...rootOf(root)}>
      <div className={picture} aria-busy={state === 'loading' || undefined}>
        <svg
          className={state === 'ready' ? bare : shade}
          width={size}
          height={size}
          viewBox={`0 0 ${code.side} ${code.side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
        >
          <path className={inkPath} d={code.path} />
        </svg>
        {logo && state === 'ready' && <span className={center}>{logo}</span>}
        <Cover state={state} onRefresh={onRefresh} />
      </div>
      {!labelHidden && (
        <figcaption className={caption} aria-hidden="true">
          {label}
        </figcaption>
      )}
    </figure>
  );
});

function Cover({ state, onRefresh }: Required<Pick<QrCodeProps, 'state'>> & Pick<QrCodeProps, 'onRefresh'>) {
  const { t } = useLingui();
  const words: Record<Exclude<QrState, 'ready'>, { sign: ReactNode; text: string; again: boolean }> = {
    loading: { sign: <span className={spinner} />, text: t`努力加载中`, again: false },
    expired: { sign: <RefreshCw size={20} aria-hidden />, text: t`二维码已过期`, again: true },
    scanned: { sign: <Check size={20} strokeWidth={3} aria-hidden />, text: t`已扫码，请在手机上确认`, again: false },
    error: { sign: <CircleAlert size={20} aria-hidden />, text: t`二维码没能生成`, again: true },
  };
  const now = state === 'ready' ? undefined : words[state];
  return (
    <div role="status">
      {now && state !== 'ready' && (
        <div className={cover}>
          <span className={sign[state]}>{now.sign}</span>
          <p className={bare}>{now.text}</p>
          {now.again && onRefresh && (
            <Button size="s" onClick={onRefresh}>
              {t`刷新`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
