import { useLingui } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useFormat } from '../../format/index.ts';
import type { StreamFault, StreamPoint, StreamView } from './stream.ts';
import * as css from './StreamFigures.css.ts';
import { StreamLine } from './StreamLine.tsx';

interface Figure {
  id: string;
  label: string;
  value: string;
  unit: string;
  note: string;
  /** Verdict in a word. */
  word: string;
  isBad: boolean;
  /** Its last minutes; none where only the present counts. */
  line?: readonly number[];
}

/** The four figures of a stream that an anchor watches: bit rate, frame rate, dropped frames, key frame interval. */
export function StreamFigures({ stream, trail }: { stream: StreamView; trail: readonly StreamPoint[] }) {
  const { t } = useLingui();
  const { integer, tenths, time } = useFormat();
  const { video, audio, faults } = stream;
  const has = (...some: StreamFault[]) => some.some((fault) => faults.includes(fault));
  const isHeard = video !== null && !has('silent');
  const fine = isHeard ? t`正常` : t`没有数据`;
  const [sound, usual, missing] = [integer(audio?.kbps ?? 0), tenths(video?.usualFps ?? 0), integer(video?.lost ?? 0)];
  const all = (video?.frames ?? 0) + (video?.lost ?? 0);
  const share = all > 0 ? ((video?.lost ?? 0) / all) * 100 : 0;
  const none = '–';
  const figures: Figure[] = [
    {
      id: 'bits',
      label: t`码率`,
      value: video ? integer(video.kbps) : none,
      unit: 'kbps',
      note: audio ? t`声音 ${sound} kbps` : t`没有声音`,
      word: has('bitrate_high') ? t`偏高` : has('bitrate_low') ? t`偏低` : fine,
      isBad: has('bitrate_high', 'bitrate_low'),
      line: trail.map(({ kbps }) => kbps),
    },
    {
      id: 'rate',
      label: t`帧率`,
      value: video ? tenths(video.fps) : none,
      unit: 'fps',
      note: video?.usualFps ? t`设定 ${usual}` : '',
      word: has('frame_rate') ? t`不稳` : fine,
      isBad: has('frame_rate'),
      line: trail.map(({ fps }) => fps),
    },
    {
      id: 'lost',
      label: t`丢帧`,
      value: video ? tenths(share) : none,
      unit: '%',
      note: t`近一分钟 ${missing} 帧`,
      word: has('frames_lost') ? t`偏高` : fine,
      isBad: has('frames_lost'),
      line: trail.map(({ lost }) => lost),
    },
    {
      id: 'keys',
      label: t`关键帧间隔`,
      value: video?.keyInterval == null ? none : tenths(video.keyInterval / 1_000),
      unit: t`秒`,
      note: t`建议 2 秒`,
      word: has('no_key_frames') ? t`没有关键帧` : has('key_interval') ? t`太长` : fine,
      isBad: has('no_key_frames', 'key_interval'),
    },
  ];
  const from = trail[0];
  return (
    <dl className={css.figures}>
      {figures.map(({ id, label, value, unit, note, word, isBad, line }) => (
        <div key={id} className={css.figure} data-bad={isBad || undefined}>
          <dt className={css.head}>
            <span>{label}</span>
            <span className={isBad ? css.bad : css.word}>
              {isBad ? <TriangleAlert size={12} aria-hidden /> : isHeard && <CircleCheck size={12} aria-hidden />}
              {word}
            </span>
          </dt>
          <dd className={css.value}>
            {value}
            {value !== none && <small className={css.unit}>{unit}</small>}
          </dd>
          {line && <dd className={css.plot}>{from && <StreamLine values={line} />}</dd>}
          <dd className={css.note}>
            <span>{note}</span>
            {line && from && trail.length > 1 && (
              <span aria-hidden="true" title={t`从这时起`}>
                {time(from.at)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
