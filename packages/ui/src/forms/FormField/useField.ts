import { createContext, useContext, useId } from 'react';
import type { RootProps } from '../../theme/root.ts';

/** Values that a field passes to the control inside it: ids for its name and description, and its state. */
export interface FieldWiring {
  controlId: string;
  labelId: string;
  messageId: string;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** Props of every form control; inside a `FormField` all of them come from there. */
export interface FieldControlProps extends RootProps {
  /** Name for screen readers where no `FormField` names the control. */
  label?: string;
  /** Id of the control; default its own. */
  id?: string;
  /** Id of a text that explains it, beside the message of the `FormField`. */
  describedBy?: string;
  /** Whether its value is invalid; default false. */
  invalid?: boolean;
  /** Whether it must be filled in; default false. */
  required?: boolean;
  /** Whether it is disabled; default false. */
  disabled?: boolean;
}

/** Attributes that name, describe and mark a control. */
export interface FieldNaming {
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Attributes and state of a control, from its own props or from the `FormField` around it. */
export interface WiredControl {
  id: string;
  naming: FieldNaming;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

/** Merges a control's own props with those of the `FormField` around it. */
export function useField({ label, id, describedBy, invalid = false, required = false, disabled = false }: FieldControlProps): WiredControl {
  const around = useContext(FieldContext);
  const ownId = useId();
  const refused = invalid || around?.invalid === true;
  const explained = [around?.messageId, describedBy].filter(Boolean).join(' ');
  return {
    id: id ?? around?.controlId ?? ownId,
    naming: {
      'aria-label': label,
      'aria-labelledby': label === undefined ? around?.labelId : undefined,
      'aria-describedby': explained || undefined,
      'aria-invalid': refused || undefined,
    },
    invalid: refused,
    required: required || around?.required === true,
    disabled: disabled || around?.disabled === true,
  };
}
