import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { Tooltip, TooltipGroup } from '../../actions/Tooltip/index.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { layoutBoxes, multiLayouts, multiPlaces, type MultiLayout } from './layouts.ts';
import { choice, drawing, option } from './MultiLayouts.css.ts';

const names: Record<MultiLayout, MessageDescriptor> = {
  pair: msg`两个并排`,
  duo: msg`一大一小`,
  trio: msg`一大两小`,
  quad: msg`四个一样大`,
  focus: msg`一大三小`,
};

export interface MultiLayoutsProps extends RootProps {
  value?: MultiLayout;
  /** Initial value when `value` is left out (uncontrolled). Default the first. */
  defaultValue?: MultiLayout;
  onValueChange?: (layout: MultiLayout) => void;
  /** Rooms on the screen: a layout with fewer places cannot be chosen. */
  rooms: number;
}

/** Choice of the layout; arrow keys move and choose. */
export const MultiLayouts = forwardRef<HTMLDivElement, MultiLayoutsProps>(function MultiLayouts(
  { value: given, defaultValue = multiLayouts[0], onValueChange: notifyChange, rooms, ...root },
  ref,
) {
  const [value, onValueChange] = useControllableState(given, defaultValue, notifyChange);
  const { t, i18n } = useLingui();
  return (
    <TooltipGroup>
      <RadioGroup className={choice} aria-label={t`布局`} value={value} onValueChange={onValueChange} ref={ref} {...rootOf(root)}>
        {multiLayouts.map((layout) => (
          <Tooltip key={layout} content={i18n._(names[layout])}>
            <Radio.Root value={layout} className={option} disabled={multiPlaces[layout] < rooms} aria-label={i18n._(names[layout])}>
              <svg className={drawing} viewBox="0 0 36 24" aria-hidden="true">
                {layoutBoxes[layout].map(([x, y, width, height]) => (
                  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1.5" fill="currentColor" />
                ))}
              </svg>
            </Radio.Root>
          </Tooltip>
        ))}
      </RadioGroup>
    </TooltipGroup>
  );
});
