export { FormField, formFieldLayouts, type FormFieldProps } from './FormField.tsx';
export type { FieldControlProps, FieldNaming, WiredControl } from './useField.ts';
