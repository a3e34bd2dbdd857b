import { useLingui } from '@lingui/react/macro';
import { dataLimits, type InThree } from '@pitchside/api/desk/data';
import { isInThree, TextInThree } from '../TextInThree.tsx';

/** Full and short name. */
export interface WrittenNames {
  names: InThree;
  short_names: InThree;
}

/** Both names are written in every language. */
export const isNamed = ({ names, short_names: short }: WrittenNames): boolean => isInThree(names) && isInThree(short);

interface NamesFieldsProps {
  value: WrittenNames;
  onValueChange: (value: WrittenNames) => void;
  /** It was sent once, so that what is missing is named. */
  isTried: boolean;
}

/** The full and the short name in each language. */
export function NamesFieldsWired({ value, onValueChange, isTried }: NamesFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextInThree
        value={value.names}
        onValueChange={(names) => onValueChange({ ...value, names })}
        label={(tongue) => t`名称（${tongue}）`}
        maxLength={() => dataLimits.name}
        required
        isTried={isTried}
      />
      <TextInThree
        value={value.short_names}
        onValueChange={(short) => onValueChange({ ...value, short_names: short })}
        label={(tongue) => t`简称（${tongue}）`}
        maxLength={() => dataLimits.shortName}
        required
        isTried={isTried}
      />
    </>
  );
}
