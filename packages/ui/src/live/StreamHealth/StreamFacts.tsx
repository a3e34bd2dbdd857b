import { useLingui } from '@lingui/react/macro';
import { useFormat, useNow } from '../../format/index.ts';
import type { StreamView } from './stream.ts';
import * as css from './StreamHealth.css.ts';

/** Further facts of a stream as a list: picture, sound, duration, latency. */
export function StreamFacts({ stream: { video, audio, since, silent } }: { stream: StreamView }) {
  const { t } = useLingui();
  const { clock, tenths } = useFormat();
  const now = useNow(1_000);
  const [behind, quiet, rate] = [tenths((video?.late ?? 0) / 1_000), tenths(silent / 1_000), tenths((audio?.rate ?? 0) / 1_000)];
  const channels = audio?.channels === 1 ? t`单声道` : audio?.channels === 2 ? t`立体声` : null;
  const facts = [
    {
      id: 'picture',
      name: t`画面`,
      value: video ? [video.width && `${video.width}×${video.height}`, video.codec].filter(Boolean).join(' · ') : t`没有画面`,
    },
    {
      id: 'sound',
      name: t`声音`,
      value: audio ? [audio.codec, audio.rate && `${rate} kHz`, channels].filter(Boolean).join(' · ') : t`没有声音`,
    },
    { id: 'since', name: t`已推流`, value: clock(Math.max(0, Math.floor((now - since) / 1_000))) },
    { id: 'late', name: t`上传落后`, value: t`${behind} 秒` },
    { id: 'silent', name: t`最近收到`, value: t`${quiet} 秒前` },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ id, name, value }) => (
        <div key={id} className={css.fact}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.told}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
