import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useLingui } from '@lingui/react/macro';
import { Check, Lock } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { danmakuModes, nobleDress } from '../DanmakuLayer/index.ts';
import { nobleRanks } from '../NobleMark/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import { group, groupName, modeChoice, modeDrawing, modes, panel, swatch, swatchMark, swatches } from './DanmakuDressPicker.css.ts';
import type { DanmakuDressPickerProps } from './DanmakuDressPicker.types.ts';
import { allowedDress } from './danmakuDress.ts';
import { useDressNames } from './useDressNames.ts';

interface DanmakuDressMenuProps extends DanmakuDressPickerProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Whether the button was pressed before this code loaded. */
  pressed: boolean;
}

/** The choices of the dress, behind their button. */
export default function DanmakuDressMenu({ dress, onDressChange, rank, trigger, pressed }: DanmakuDressMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const { modes: modeNames, colors: colorNames } = useDressNames();
  const worn = allowedDress(dress, rank);
  const colors = (['plain', ...nobleRanks] as const).map((color) => ({
    color,
    name: colorNames[color],
    value: color === 'plain' ? 'white' : nobleDress[color].letters,
  }));
  return (
    <Popover label={t`弹幕样式`} side="top" align="start" trigger={trigger} pressed={pressed}>
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
