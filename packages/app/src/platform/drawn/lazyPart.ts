import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

/** A part of a screen that loads its code when it is shown; it stands inside `Later`. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Brings the code before a page is drawn or taken over, which then holds the part itself. */
  ready(): Promise<void>;
  isReady(): boolean;
}

/** Declares such a part. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  const Late: ComponentType<Props> = lazy(load);
  let Early: ComponentType<Props> | undefined;
  const Part = (props: Props) => createElement(Early ?? Late, props);
  return Object.assign(Part, {
    async ready() {
      Early = (await load()).default;
    },
    isReady: () => Early !== undefined,
  });
}
