export { Select, type SelectProps } from './Select.tsx';
export type { SelectChoices, SelectGroup, SelectOption } from './options.ts';
