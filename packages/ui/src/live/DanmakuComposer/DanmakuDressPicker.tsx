import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { useId } from 'react';
import { danmakuModes, nobleDress, type DanmakuMode } from '../DanmakuLayer/index.ts';
import { nobleRanks, type NobleRank } from '../NobleMark/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import {
  group,
  groupName,
  key,
  keySwatch,
  modeChoice,
  modeDrawing,
  modes,
  panel,
  swatch,
  swatchMark,
  swatches,
} from './DanmakuDressPicker.css.ts';
import { useNobleNames } from './useNobleNames.ts';

/** How the viewer's comments travel and which colour they wear: plain white, or that of a noble rank. */
export interface DanmakuDress {
  mode: DanmakuMode;
  color: NobleRank | 'plain';
}

/** What everyone starts with: across the picture, in white. */
export const plainDress: DanmakuDress = { mode: 'scroll', color: 'plain' };

/** The dress as far as a rank may wear it; without a rank only plain white. */
export function allowedDress({ mode, color }: DanmakuDress, rank: NobleRank | undefined): DanmakuDress {
  const worn = color !== 'plain' && rank !== undefined && nobleRanks.indexOf(color) <= nobleRanks.indexOf(rank);
  return { mode, color: worn ? color : 'plain' };
}

export interface DanmakuDressPickerProps {
  dress: DanmakuDress;
  onDressChange: (dress: DanmakuDress) => void;
  /** The viewer's noble rank, whose colour and the lower ones' may be worn; default none. */
  rank?: NobleRank;
}

/** Chooses how one's own comments travel, and their colour as far as the noble rank allows. */
export function DanmakuDressPicker({ dress, onDressChange, rank }: DanmakuDressPickerProps) {
  const { t } = useLingui();
  const id = useId();
  const names = useNobleNames();
  const worn = allowedDress(dress, rank);
  const modeNames: Record<DanmakuMode, string> = { scroll: t`滚动`, top: t`顶部`, bottom: t`底部` };
  const modeName = modeNames[worn.mode];
  const colors = [
    { color: 'plain' as const, name: t`白色`, value: 'white' },
    ...nobleRanks.map((color) => ({ color, name: names[color], value: nobleDress[color].letters })),
  ];
  const colorName = colors.find(({ color }) => color === worn.color)?.name ?? '';
  const letters = worn.color === 'plain' ? 'white' : nobleDress[worn.color].letters;
  return (
    <Popover
      label={t`弹幕样式`}
      side="top"
      align="start"
      trigger={
        <button type="button" className={key} aria-label={t`弹幕样式：${modeName}，${colorName}`}>
          <span className={keySwatch} style={{ background: letters }} />
          {modeName}
          <ChevronDown size={16} aria-hidden />
        </button>
      }
    >
      <div className={panel}>
        <div className={group}>
          <span id={`${id}-modes`} className={groupName}>{t`位置`}</span>
          <RadioGroup
            className={modes}
            aria-labelledby={`${id}-modes`}
            value={worn.mode}
            onValueChange={(mode) => onDressChange({ ...worn, mode })}
          >
            {danmakuModes.map((mode) => (
              <Radio.Root key={mode} value={mode} className={modeChoice} aria-label={modeNames[mode]}>
                <span className={modeDrawing[mode]} aria-hidden="true" />
                <span aria-hidden="true">{modeNames[mode]}</span>
              </Radio.Root>
            ))}
          </RadioGroup>
        </div>
        <div className={group}>
          <span id={`${id}-colors`} className={groupName}>{t`颜色，贵族专属`}</span>
          <RadioGroup
            className={swatches}
            aria-labelledby={`${id}-colors`}
            value={worn.color}
            onValueChange={(color) => onDressChange({ ...worn, color })}
          >
            {colors.map(({ color, name, value }) => {
              const locked = allowedDress({ ...worn, color }, rank).color !== color;
              return (
                <Radio.Root
                  key={color}
                  value={color}
                  disabled={locked}
                  className={swatch}
                  style={{ background: value }}
                  aria-label={locked ? t`${name}，成为${name}后可用` : name}
                  title={name}
                >
                  {locked ? (
                    <Lock className={swatchMark} size={12} aria-hidden />
                  ) : (
                    <Radio.Indicator className={swatchMark}>
                      <Check size={16} strokeWidth={3} aria-hidden />
                    </Radio.Indicator>
                  )}
                </Radio.Root>
              );
            })}
          </RadioGroup>
        </div>
      </div>
    </Popover>
  );
}
