import { useLingui } from '@lingui/react/macro';
import { Pin } from 'lucide-react';
import { forwardRef, useState, type FormEvent } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { FormField } from '../../forms/FormField/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { acts, form } from './PinForm.css.ts';

/** Minutes for which a line may stay; 0 is until the broadcast ends. */
export const pinTimes = [0, 5, 10, 30, 60] as const;
export type PinTime = (typeof pinTimes)[number];

export interface PinFormProps extends RootProps {
  /** Pins it; the form empties itself once this has answered true. */
  onPin: (text: string, minutes: PinTime) => Promise<boolean>;
  /** Most code points of the line; default 100. */
  maxLength?: number;
}

/** Form for a line that is pinned above the chat of a room. */
export const PinForm = forwardRef<HTMLFormElement, PinFormProps>(function PinForm({ onPin, maxLength = 100, ...root }, ref) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState<PinTime>(0);
  const [pinning, setPinning] = useState(false);
  const words = text.trim();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (words === '' || pinning) return;
    setPinning(true);
    try {
      if (await onPin(words, minutes)) setText('');
    } finally {
      setPinning(false);
    }
  }

  return (
    <form className={form} noValidate onSubmit={(event) => void submit(event)} ref={ref} {...rootOf(root)}>
      <Input label={t`置顶一句话`} hint={t`会替换正在置顶的那条`} value={text} onValueChange={setText} maxLength={maxLength} counter />
      <FormField label={t`置顶多久`}>
        <Select
          options={pinTimes.map((value) => ({ value: String(value), label: value === 0 ? t`到下播` : t`${value} 分钟` }))}
          value={String(minutes)}
          onValueChange={(next) => setMinutes(pinTimes.find((value) => String(value) === next) ?? 0)}
        />
      </FormField>
      <div className={acts}>
        <Button type="submit" icon={<Pin size={16} aria-hidden />} loading={pinning} disabled={words === ''}>
          {t({ id: 'room.pin', message: '置顶' })}
        </Button>
      </div>
    </form>
  );
});
