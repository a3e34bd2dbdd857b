import { useLingui } from '@lingui/react/macro';
import { Cover } from '../../pictures/Cover/index.ts';
import { createFilter, danmakuFontSizes, lettersOf, type DanmakuComment, type DanmakuView } from '../DanmakuLayer/index.ts';
import { area, edgeNote, lane, preview, sample, sampleCount } from './DanmakuPreview.css.ts';

/** The picture in pixels; letters are smaller than in the player, as the picture is. */
const width = 352;
const height = 158;
const scale = 0.62;

/** A comment of the preview: its position in its row, and the number of equal comments that it represents. */
interface Sample extends DanmakuComment {
  left: string;
  times?: number;
}

/** Preview of area, size, opacity, folding, gift lines, hidden modes and blocked words on a small picture, updated at once. */
export function DanmakuPreview({ view, on }: { view: DanmakuView; on: boolean }) {
  const { t } = useLingui();
  const chant = t`图拉姆！！！`;
  const rows: Sample[][] = [
    [
      { id: '1', text: t`压出来打`, left: '5%' },
      { id: '2', text: t`再来一个我上火箭`, left: '48%', noble: 'captain', role: 'noble' },
    ],
    [
      { id: '3', text: chant, left: '20%', times: 128 },
      ...(view.fold
        ? []
        : [
            { id: '4', text: chant, left: '54%' },
            { id: '5', text: chant, left: '84%' },
          ]),
    ],
    [
      { id: '6', text: t`后点没人盯啊`, left: '8%', role: 'own' },
      { id: '7', text: t`门将站位不错`, left: '58%' },
    ],
    [
      { id: '8', text: t`北看台阿城 送出 火箭`, left: '30%', role: 'gift' },
      { id: '9', text: t`守住守住`, left: view.gifts ? '2%' : '36%' },
    ],
  ];
  const letters = (danmakuFontSizes[view.size - 1] ?? danmakuFontSizes[1]) * scale;
  const laneHeight = letters * 1.36;
  const end = (height * view.area) / 4;
  const lanes = on ? Math.max(1, Math.floor(end / laneHeight)) : 0;
  const passes = createFilter(view);
  const variant = ({ role }: DanmakuComment) => (role === 'own' || role === 'gift' ? role : 'plain');
  return (
    <div className={preview} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true">
      <Cover kind="football" seed="danmaku" fill loading="eager" />
      <div
        className={area}
        style={{ height: `${view.area * 25}%`, opacity: view.opacity / 100, fontSize: letters, lineHeight: `${laneHeight}px` }}
      >
        {Array.from({ length: lanes }, (_, index) => (
          <div key={index} className={lane} style={{ top: index * laneHeight, height: laneHeight }}>
            {rows[index % rows.length]?.filter(passes).map((comment) => (
              <span key={comment.id} className={sample[variant(comment)]} style={{ left: comment.left, color: lettersOf(comment) }}>
                {comment.text}
                {view.fold && comment.times && <span className={sampleCount}>×{comment.times}</span>}
              </span>
            ))}
          </div>
        ))}
      </div>
      {view.area < 4 && (
        <span className={edgeNote} style={{ top: `${view.area * 25}%` }}>
          {t`显示到这里，下面留给比分与字幕`}
        </span>
      )}
    </div>
  );
}
