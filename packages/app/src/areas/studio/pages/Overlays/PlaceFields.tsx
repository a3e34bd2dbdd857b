import { useLingui } from '@lingui/react/macro';
import { overlayPositions, overlaySizes, type OverlayPosition, type OverlaySize } from '@pitchside/api/live/overlays';
import { FormField } from '@pitchside/ui/FormField';
import { NumberField } from '@pitchside/ui/NumberField';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Select } from '@pitchside/ui/Select';
import { Pair } from '../../Studio.layout.ts';

/** Seconds or a number of things, within bounds. */
export function Count({
  label,
  hint,
  value,
  min = 0,
  max,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <FormField label={label} {...(hint && { hint })}>
      <NumberField min={min} max={max} value={value} onValueCommitted={(next) => next !== null && onChange(next)} />
    </FormField>
  );
}

/** Size of one kind. */
export function Size({ value, onChange }: { value: OverlaySize; onChange: (size: OverlaySize) => void }) {
  const { t } = useLingui();
  const names: Record<OverlaySize, string> = {
    s: t({ id: 'overlay.small', message: '小' }),
    m: t({ id: 'overlay.medium', message: '中' }),
    l: t({ id: 'overlay.large', message: '大' }),
  };
  return (
    <FormField label={t({ id: 'overlay.size', message: '大小' })}>
      <SegmentedControl
        stretch
        segments={overlaySizes.map((size) => ({ value: size, label: names[size] }))}
        value={value}
        onValueChange={onChange}
      />
    </FormField>
  );
}

/** Place in the picture, and size. */
export function Place({
  value,
  set,
}: {
  value: { position: OverlayPosition; size: OverlaySize };
  set: (part: { position?: OverlayPosition; size?: OverlaySize }) => void;
}) {
  const { t } = useLingui();
  const names: Record<OverlayPosition, string> = {
    'top-left': t`左上`,
    top: t`上方居中`,
    'top-right': t`右上`,
    left: t`左侧居中`,
    center: t`正中`,
    right: t`右侧居中`,
    'bottom-left': t`左下`,
    bottom: t`下方居中`,
    'bottom-right': t`右下`,
  };
  return (
    <Pair>
      <FormField label={t({ id: 'overlay.position', message: '位置' })}>
        <Select
          options={overlayPositions.map((position) => ({ value: position, label: names[position] }))}
          value={value.position}
          onValueChange={(position) => set({ position })}
        />
      </FormField>
      <Size value={value.size} onChange={(size) => set({ size })} />
    </Pair>
  );
}
