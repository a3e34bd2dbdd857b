export { Combobox, type ComboboxProps, type MultipleComboboxProps, type SingleComboboxProps } from './Combobox.tsx';
export type { ComboboxBase, ComboboxGroup, ComboboxOption } from './Combobox.types.ts';
