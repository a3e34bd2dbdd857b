import { useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { forwardRef, useState, type FormEvent } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { FormField } from '../../forms/FormField/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { acts, fault, form, group, legend, list, row } from './PollForm.css.ts';

/** A poll to be opened. */
export interface PollDraft {
  question: string;
  options: string[];
  /** Duration; null until somebody ends it. */
  seconds: number | null;
}

export interface PollFormProps extends RootProps {
  /** Opens it; the form empties itself once this has answered true. */
  onOpen: (draft: PollDraft) => Promise<boolean>;
  /** Reason why none can be opened now, such as one that runs; default none. */
  refusal?: string;
  /** Most code points of the question; default 60. */
  questionLength?: number;
  /** Most code points of an option; default 24. */
  optionLength?: number;
}

const [least, most] = [2, 6];
const runs = [30, 60, 120, 300, 600, null] as const;
const blank = ['', ''];

/** Form for a poll: a question, two to six options, and how long it runs. */
export const PollForm = forwardRef<HTMLFormElement, PollFormProps>(function PollForm(
  { onOpen, refusal, questionLength = 60, optionLength = 24, ...root },
  ref,
) {
  const { t } = useLingui();
  const [question, setQuestion] = useState('');
  const [options, setOptions] = useState<readonly string[]>(blank);
  const [seconds, setSeconds] = useState<(typeof runs)[number]>(120);
  const [opening, setOpening] = useState(false);
  const written = options.map((text) => text.trim()).filter((text) => text !== '');
  const twice = written.find((text, index) => written.indexOf(text) < index);
  const isReady = question.trim() !== '' && written.length >= least && twice === undefined && refusal === undefined;
  const length = (run: (typeof runs)[number]) => {
    if (run === null) return t`手动结束`;
    const minutes = run / 60;
    return run < 60 ? t`${run} 秒` : t`${minutes} 分钟`;
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isReady || opening) return;
    setOpening(true);
    try {
      if (!(await onOpen({ question: question.trim(), options: written, seconds }))) return;
      setQuestion('');
      setOptions(blank);
    } finally {
      setOpening(false);
    }
  }

  return (
    <form className={form} noValidate onSubmit={(event) => void submit(event)} ref={ref} {...rootOf(root)}>
      <Input label={t`问题`} value={question} onValueChange={setQuestion} maxLength={questionLength} counter />
      <fieldset className={group}>
        <legend className={legend}>{t`选项`}</legend>
        <ul className={list}>
          {options.map((text, index) => {
            const place = index + 1;
            return (
              <li key={index} className={row}>
                <Input
                  label={t`选项 ${place}`}
                  labelHidden
                  placeholder={t`选项 ${place}`}
                  value={text}
                  maxLength={optionLength}
                  onValueChange={(next) => setOptions(options.with(index, next))}
                />
                <IconButton
                  label={t`去掉选项 ${place}`}
                  icon={<X size={16} aria-hidden />}
                  disabled={options.length <= least}
                  onClick={() => setOptions(options.toSpliced(index, 1))}
                />
              </li>
            );
          })}
        </ul>
        <p className={fault} role="alert">
          {twice !== undefined && t`有两个选项一样，改一个`}
        </p>
      </fieldset>
      <FormField label={t`时长`}>
        <Select
          options={runs.map((run) => ({ value: String(run), label: length(run) }))}
          value={String(seconds)}
          onValueChange={(next) => setSeconds(runs.find((run) => String(run) === next) ?? null)}
        />
      </FormField>
      <div className={acts}>
        <Button
          tone="outline"
          icon={<Plus size={16} aria-hidden />}
          disabled={options.length >= most}
          onClick={() => setOptions([...options, ''])}
        >
          {t`加一个选项`}
        </Button>
        <Button type="submit" loading={opening} disabled={!isReady} {...(refusal !== undefined && { title: refusal })}>
          {t`发起投票`}
        </Button>
      </div>
    </form>
  );
});
