import { useLingui } from '@lingui/react/macro';
import { danmakuFontSizes, type DanmakuView } from '../DanmakuLayer/index.ts';
import { preview, previewEdge, previewWords } from './DanmakuSettings.css.ts';

/** The pitch in pixels; letters are shown smaller than in the player, as the pitch is. */
const width = 328;
const height = 128;
const scale = 0.62;
/** Where the two comments of a row begin. */
const starts = [
  [16, 214],
  [96, 232],
  [44, 180],
] as const;

/** Shows area, size and opacity on a small pitch, at the moment they change. */
export function DanmakuPreview({ view, on }: { view: DanmakuView; on: boolean }) {
  const { t } = useLingui();
  const samples = [
    [t`图拉姆！！！`, t`守住守住`],
    [t`压出来打`, t`这脚传得漂亮`],
    [t`后点没人盯啊`, t`好球`],
    [t`门将站位不错`, t`再来一个`],
  ];
  const letters = (danmakuFontSizes[view.size - 1] ?? danmakuFontSizes[1]) * scale;
  const lane = letters * 1.36;
  const edge = (height * view.area) / 4;
  const lanes = on ? Math.max(1, Math.floor(edge / lane)) : 0;
  return (
    <svg className={preview} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g opacity={view.opacity / 100} fontSize={letters}>
        {Array.from({ length: lanes }, (_, index) =>
          samples[index % samples.length]?.map((words, place) => (
            <text key={words} x={starts[index % starts.length]?.[place]} y={index * lane + letters * 1.06} className={previewWords}>
              {words}
            </text>
          )),
        )}
      </g>
      {view.area < 4 && <line x2={width} y1={edge} y2={edge} className={previewEdge} />}
    </svg>
  );
}
