import type { ReactNode } from 'react';

/** One choice of a list. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  /** Label; typing and searching match it too. */
  label: string;
  /** A picture or icon of up to 20 px. */
  icon?: ReactNode;
  /** A short word at the end, such as a count. */
  note?: ReactNode;
  disabled?: boolean;
}

/** Choices under one heading. */
export interface SelectGroup<Value extends string = string> {
  label: string;
  options: readonly SelectOption<Value>[];
}

/** Either plain choices or choices in groups; the two are not mixed. */
export type SelectChoices<Value extends string = string> = readonly SelectOption<Value>[] | readonly SelectGroup<Value>[];

const isGroup = <Value extends string>(entry: SelectOption<Value> | SelectGroup<Value>): entry is SelectGroup<Value> => 'options' in entry;

/** Choices as groups; plain ones make one group without a heading. */
export function groupsOf<Value extends string>(
  choices: SelectChoices<Value>,
): readonly { label?: string; options: readonly SelectOption<Value>[] }[] {
  const entries: readonly (SelectOption<Value> | SelectGroup<Value>)[] = choices;
  const groups = entries.filter(isGroup);
  return groups.length > 0 ? groups : [{ options: entries.filter((entry): entry is SelectOption<Value> => !isGroup(entry)) }];
}

/** All choices in one row. */
export const flatten = <Value extends string>(choices: SelectChoices<Value>): readonly SelectOption<Value>[] =>
  groupsOf(choices).flatMap(({ options }) => options);
