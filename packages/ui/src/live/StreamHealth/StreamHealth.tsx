import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, KeyRound, Lightbulb, LoaderCircle, ShieldCheck, TriangleAlert } from 'lucide-react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { EmptyDrawing } from '../../pictures/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { Button } from '../../actions/Button/index.ts';
import type { StreamFault, StreamPoint, StreamView } from './stream.ts';
import { StreamFigures } from './StreamFigures.tsx';
import * as css from './StreamHealth.css.ts';
import { useFaultLabels } from './useFaultLabels.ts';
import { forwardRef, type ReactNode } from 'react';
import { bare } from '../../theme/bare.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useFormat, useNow } from '../../format/index.ts';

/** Further facts of a stream as a list: picture, sound, duration, latency. */
function StreamFacts({ stream: { video, audio, since, silent } }: { stream: StreamView }) {
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
          <dd className={css.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface StreamHealthProps extends RootProps {
  /** `loading` keeps its place, `error` offers to ask again; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Measurements of the incoming stream; null while nothing is pushed. */
  stream: StreamView | null;
  /** Its last minutes, oldest first; default none. */
  trail?: readonly StreamPoint[];
  /**
   * Time of the last encoder that came with the right key while the room was closed, ms UTC; default null. Shown while nothing is pushed,
   * with what to do.
   */
  turnedAwayAt?: number | null;
  /** Whether a second encoder stands by, which takes over as soon as the first is lost; default false. */
  hasStandby?: boolean;
  /** Called for a new key, because somebody else has this one; without it there is no such button. */
  onRenewKey?: () => void;
  onRetry?: () => void;
}

const icons = {
  waiting: <LoaderCircle size={16} aria-hidden />,
  good: <CircleCheck size={16} aria-hidden />,
  weak: <TriangleAlert size={16} aria-hidden />,
  broken: <CircleX size={16} aria-hidden />,
};

/** Faults with which viewers see nothing. */
const grave: ReadonlySet<StreamFault> = new Set(['codec_video', 'no_description', 'no_video', 'no_key_frames', 'silent']);

/** Quality of a pushed stream, for its anchor: a verdict, the figures, and advice on each fault. */
export const StreamHealth = forwardRef<HTMLDivElement, StreamHealthProps>(function StreamHealth(
  { status = 'ready', stream, trail = [], turnedAwayAt = null, hasStandby = false, onRenewKey, onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  if (status === 'error') return <ErrorState title={t`推流数据没能送到`} onRetry={onRetry} ref={ref} {...rootOf(root)} />;
  if (status === 'loading')
    return (
      <div className={css.frame} ref={ref} {...rootOf(root)}>
        <div className={css.waiting}>
          <Skeleton shape="block" height="100%" />
        </div>
      </div>
    );
  // The last measurements of an ended stream are older than an encoder that comes now.
  const isTurnedAway = turnedAwayAt !== null && (!stream || stream.state === 'refused');
  const level = isTurnedAway ? 'weak' : (stream?.level ?? 'waiting');
  const words = { waiting: t`等待推流`, good: t`推流正常`, weak: t`能看，还可以更好`, broken: t`观众看不到画面` };
  const word = isTurnedAway ? t`房间没开，推流没有接收` : stream?.state === 'away' ? t`断线了，等它接上` : words[level];
  return (
    <div className={css.frame} ref={ref} {...rootOf(root)}>
      <div className={css.place}>
        <p className={css.level[level]} role="status">
          {icons[level]}
          {word}
        </p>
        {hasStandby && (
          <p className={css.standby} role="status">
            <ShieldCheck size={16} aria-hidden />
            <b className={bare}>{t`备用推流已就绪`}</b>
            <span className={css.standbyHint}>{t`这一路断了，它马上接上`}</span>
          </p>
        )}
        {isTurnedAway ? (
          <TurnedAway at={turnedAwayAt} />
        ) : stream ? (
          <>
            {stream.faults.length > 0 && <Advice stream={stream} {...(onRenewKey && { onRenewKey })} />}
            {stream.state !== 'refused' && stream.state !== 'unreached' && (
              <>
                <StreamFigures stream={stream} trail={trail} />
                <StreamFacts stream={stream} />
              </>
            )}
          </>
        ) : (
          <EmptyState
            title={t`还没有收到画面`}
            drawing={
              <span className={css.drawing}>
                <EmptyDrawing />
              </span>
            }
          >{t`推流软件连上以后，码率、帧率和建议都在这里`}</EmptyState>
        )}
      </div>
    </div>
  );
});

/** One line of advice; `broken` where viewers see nothing. */
function AdviceLine({ tone, what, todo, children }: { tone: 'broken' | 'weak'; what: string; todo: string; children?: ReactNode }) {
  return (
    <li className={css.fault[tone]}>
      <span className={css.icon[tone]}>{tone === 'broken' ? <CircleX size={20} aria-hidden /> : <Lightbulb size={20} aria-hidden />}</span>
      <div>
        <p className={css.what}>{what}</p>
        <p className={css.todo}>{todo}</p>
      </div>
      {children}
    </li>
  );
}

/** An encoder came to a closed room. */
function TurnedAway({ at }: { at: number }) {
  const { t } = useLingui();
  const { time } = useFormat();
  const when = time(at);
  return (
    <ul className={css.advice} aria-label={t`建议`}>
      <AdviceLine
        tone="weak"
        what={t`推流软件 ${when} 连过来了，地址和密钥都对，只是直播间还没打开`}
        todo={t`先点上方的「开播」，推流软件会自己重连；没有重连就再点一次推流。`}
      />
    </ul>
  );
}

/** Faults line by line, each with advice. */
function Advice({ stream, onRenewKey }: { stream: StreamView; onRenewKey?: () => void }) {
  const { t } = useLingui();
  const words = useFaultLabels(stream);
  return (
    <ul className={css.advice} aria-label={t`建议`}>
      {stream.faults.map((fault) => (
        <AdviceLine key={fault} tone={grave.has(fault) ? 'broken' : 'weak'} {...words[fault]}>
          {fault === 'second_publisher' && onRenewKey && (
            <Button size="s" tone="outline" icon={<KeyRound size={16} aria-hidden />} onClick={onRenewKey}>
              {t`换一个新密钥`}
            </Button>
          )}
        </AdviceLine>
      ))}
    </ul>
  );
}
