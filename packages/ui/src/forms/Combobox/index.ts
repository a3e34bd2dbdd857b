export { Combobox, type ComboboxProps } from './Combobox.tsx';
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx';
export type { ComboboxBase, ComboboxGroup, ComboboxOption } from './Combobox.types.ts';
