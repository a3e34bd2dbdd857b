import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useField } from '../../forms/FormField/useField.ts';
import { reportReasons, type ReportReason } from './reasons.ts';
import { choices, reason } from './ReportDialog.css.ts';
import { useReasonLabels } from './useReasonLabels.ts';

/** Choice of one reason for a report; none is chosen beforehand. */
export function ReasonChoice({ value, onValueChange }: { value: ReportReason | null; onValueChange: (reason: ReportReason) => void }) {
  const words = useReasonLabels();
  const { naming, required, disabled } = useField({});
  return (
    <RadioGroup
      className={choices}
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next as ReportReason)}
      required={required}
      disabled={disabled}
      {...naming}
    >
      {reportReasons.map((each) => (
        <Radio.Root key={each} value={each} className={reason}>
          {words[each]}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
