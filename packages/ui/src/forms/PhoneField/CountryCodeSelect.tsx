import { Select } from '@base-ui/react/select';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { layer, list, option } from '../../theme/recipes/options.css.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { chevron, code as codeText, row, trigger, wide } from './CountryCodeSelect.css.ts';

/** A choice of country code, as in the system settings. */
export interface CountryCode {
  id: string;
  /** Dialling code without a plus, such as `86`. */
  code: string;
  /** Name of the country in the reader's language. */
  name: string;
}

export interface CountryCodeSelectProps {
  countries: readonly CountryCode[];
  /** Id of the chosen country. */
  value: string;
  onValueChange: (id: string) => void;
}

/** Chooses a country code; typing a name jumps to it. */
export function CountryCodeSelect({ countries, value, onValueChange }: CountryCodeSelectProps) {
  const { t } = useLingui();
  const theme = usePortalTheme();
  const { name: country = '', code: dial = '' } = countries.find(({ id }) => id === value) ?? {};
  return (
    <Select.Root
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      items={countries.map(({ id, name }) => ({ value: id, label: name }))}
    >
      <Select.Trigger className={trigger} aria-label={t`国家或地区 ${country} +${dial}`}>
        <span className={codeText}>+{dial}</span>
        <Select.Icon className={chevron}>
          <ChevronDown size={16} aria-hidden />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <div {...theme}>
          <Select.Positioner
            className={layer}
            align="start"
            alignOffset={-13}
            sideOffset={14}
            alignItemWithTrigger={false}
            collisionPadding={12}
          >
            <Select.Popup className={`${list} ${wide}`}>
              {countries.map(({ id, code, name }) => (
                <Select.Item key={id} value={id} className={`${option} ${row}`}>
                  <Select.ItemText>{name}</Select.ItemText>
                  <span className={codeText}>+{code}</span>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </div>
      </Select.Portal>
    </Select.Root>
  );
}
