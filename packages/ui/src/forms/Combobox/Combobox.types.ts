import type { ReactNode } from 'react';
import type { FieldControlProps } from '../FormField/useField.ts';
import type { SelectGroup, SelectOption } from '../Select/index.ts';

/** A choice with keywords that it can also be found by, such as a pinyin or another name. */
export interface ComboboxOption<Value extends string = string> extends SelectOption<Value> {
  keywords?: string;
}

/** Findable choices under one heading. */
export interface ComboboxGroup<Value extends string = string> extends Omit<SelectGroup<Value>, 'options'> {
  options: readonly ComboboxOption<Value>[];
}

/** Props of a combobox, for one value or for several. */
export interface ComboboxBase<Value extends string> extends FieldControlProps {
  /** Choices, plain or in groups. */
  options: readonly ComboboxOption<Value>[] | readonly ComboboxGroup<Value>[];
  /** Placeholder while nothing is chosen; default 搜索并选择. */
  placeholder?: string;
  /** A 16 px icon at the start. */
  icon?: ReactNode;
  /** Shown where nothing matches; default 没有找到，换个词试试. */
  empty?: ReactNode;
  /**
   * Load state of the choices: `loading` shows only where there are none yet, `error` stands above those that are there. Default `ready`.
   */
  status?: 'ready' | 'loading' | 'error';
  /** The choices are to be asked for again; without it an error offers nothing. */
  onRetry?: () => void;
  /** Called with the query, for choices that a server finds; the component itself then filters nothing. */
  onQueryChange?: (query: string) => void;
  /** Name of the field in a native form. */
  name?: string;
}
