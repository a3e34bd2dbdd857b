import { useLingui } from '@lingui/react/macro';
import { Copy, Eye, EyeOff, RefreshCw } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { FormField } from '../../forms/FormField/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { lines, renew } from './StreamKey.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Mask of a hidden key; it does not tell the key's length. */
const stars = '•'.repeat(18);

/** Parts that can be copied. */
export type StreamPart = 'server' | 'key' | 'whip' | 'token';

export interface StreamKeyProps extends RootProps {
  /** Address that the encoder pushes to: rtmp://push.example/live. */
  server: string;
  /** The secret that opens the room; hidden until the eye is pressed. */
  streamKey: string;
  /** Address and bearer token for encoders that publish by WHIP, which OBS does from release 30; default none. */
  whip?: { url: string; token: string } | null;
  /** A part is to be copied, the key itself also while it is hidden. */
  onCopy: (part: StreamPart, text: string) => void;
  /** Called for a new key; the host asks for confirmation. */
  onRenew: () => void;
}

/** Address and key for an anchor’s encoder: both can be copied without being shown. */
export const StreamKey = forwardRef<HTMLDivElement, StreamKeyProps>(function StreamKey(
  { server, streamKey, whip, onCopy, onRenew, ...root },
  ref,
) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const copy = (part: StreamPart, text: string, label: string) => (
    <Button size="s" tone="soft" icon={<Copy size={16} aria-hidden />} onClick={() => onCopy(part, text)}>
      <span aria-hidden="true">{t`复制`}</span>
      <span className={visuallyHidden}>{label}</span>
    </Button>
  );
  return (
    <div className={lines} ref={ref} {...rootOf(root)}>
      <FormField label={t`服务器`}>
        <Input readOnly value={server} onValueChange={() => undefined} suffix={copy('server', server, t`复制服务器地址`)} />
      </FormField>
      <FormField label={t`串流密钥`} aside={t`不显示也能复制，别给任何人看`}>
        <Input
          readOnly
          autoComplete="off"
          value={isShown ? streamKey : stars}
          onValueChange={() => undefined}
          suffix={
            <>
              <IconButton
                label={t`显示密钥`}
                size="s"
                pressed={isShown}
                icon={isShown ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
                onClick={() => setShown(!isShown)}
              />
              {copy('key', streamKey, t`复制串流密钥`)}
            </>
          }
        />
      </FormField>
      {whip && (
        <FormField label={t`WHIP 地址`} aside={t`OBS 30 起可用`}>
          <Input
            readOnly
            value={whip.url}
            onValueChange={() => undefined}
            suffix={
              <>
                {copy('whip', whip.url, t`复制 WHIP 地址`)}
                <Button size="s" tone="soft" icon={<Copy size={16} aria-hidden />} onClick={() => onCopy('token', whip.token)}>
                  {t`复制令牌`}
                </Button>
              </>
            }
          />
        </FormField>
      )}
      <div className={renew}>
        <Button size="s" tone="outline" icon={<RefreshCw size={16} aria-hidden />} onClick={onRenew}>
          {t`换一个新密钥`}
        </Button>
        <span>{t`旧的立即失效，直播中更换会断流`}</span>
      </div>
    </div>
  );
});
