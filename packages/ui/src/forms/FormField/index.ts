export { FormField, formFieldLayouts, type FormFieldProps } from './FormField.tsx';
export { useField, type FieldControlProps, type FieldNaming, type WiredControl } from './useField.ts';
