import { useLingui } from '@lingui/react/macro';
import { locales, type Locale } from '@pitchside/locales';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { Textarea } from '@pitchside/ui/Textarea';

/** One text in each language of the site. */
export type Texts = Record<Locale, string>;
export const noTexts: Texts = { zh: '', en: '', vi: '' };

/** Something is written in every language. */
export const isInThree = (texts: Texts): boolean => locales.every((each) => texts[each].trim() !== '');

interface TextInThreeProps {
  value: Texts;
  onValueChange: (value: Texts) => void;
  /** Returns the label of a field for the name of its language. */
  label: (tongue: string) => string;
  /** Most characters in a language. */
  maxLength: (language: Locale) => number;
  /** Every language is needed, and says so once it was tried without; default false, they are optional. */
  required?: boolean;
  isTried?: boolean;
  /** Lines that a field shows; more than one is a field of lines; default 1. */
  rows?: number;
}

/** A field for each language of the site. */
export function TextInThree({ value, onValueChange, label, maxLength, required = false, isTried = false, rows = 1 }: TextInThreeProps) {
  const { t } = useLingui();
  const Field = rows > 1 ? Textarea : Input;
  return locales.map((each) => (
    <FormField
      key={each}
      label={label(languageNames[each])}
      {...(required ? { required } : { optional: true })}
      {...(required && isTried && value[each].trim() === '' && { error: t`三种语言都要写` })}
    >
      <Field
        {...(rows > 1 && { rows })}
        value={value[each]}
        onValueChange={(text: string) => onValueChange({ ...value, [each]: text })}
        maxLength={maxLength(each)}
      />
    </FormField>
  ));
}
