import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { UiProvider } from '../../theme/UiProvider/index.ts';
import { exceptions } from './conformance.data.ts';
import { renderPart } from './renderPart.tsx';

type Props = Record<string, unknown>;
type Stories = { default: Meta } & Record<string, StoryObj>;

/** Every door of the package, and its stories: each has props in them with which it stands. */
const doors = import.meta.glob<Record<string, unknown>>(['../../*/*/index.ts', '!../../{house,lab,locales}/**']);
const stories = import.meta.glob<Stories>(['../../*/*/*.stories.tsx', '!../../{house,lab}/**']);
const parts = Object.keys(doors)
  .map((file) => file.split('/').at(-2) ?? '')
  .filter((name) => /^[A-Z]/.test(name))
  .sort();
const find = <Module,>(files: Record<string, () => Promise<Module>>, ending: string) =>
  Object.entries(files).find(([file]) => file.endsWith(ending))?.[1];

/** A component that a ref reaches under React 18.3 too, which hands a ref to nothing else. */
const takesRef = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  '$$typeof' in part &&
  (part.$$typeof === Symbol.for('react.forward_ref') || ('type' in part && takesRef(part.type)));

/** The component of a door and props with which it stands. */
async function given(part: string): Promise<{ Part: ComponentType<Props>; props: Props } | undefined> {
  const door = await find(doors, `/${part}/index.ts`)?.();
  const told = await find(stories, `/${part}/${part}.stories.tsx`)?.();
  const Part = door?.[part] as ComponentType<Props> | undefined;
  if (!Part || !told) return undefined;
  return { Part, props: { ...told.default.args, ...told.Default?.args } };
}

const marks = { id: 'conforming', 'data-conforming': 'yes', 'aria-details': 'elsewhere' } as const;

/** Whether nothing of the part stands around this element, but for what draws no box and what a layer of its own is hung into. */
function outermost(element: Element, container: Element): boolean {
  for (let around = element.parentElement; around && around !== container && around !== document.body; around = around.parentElement)
    if (
      getComputedStyle(around).display !== 'contents' &&
      !around.hasAttribute('data-base-ui-portal') &&
      !around.hasAttribute('data-theme') &&
      !around.matches('[role=presentation]')
    )
      return false;
  return true;
}

/** What of the contract a door breaks, one sentence each. */
async function faultsOf(part: string): Promise<string[]> {
  const found = await given(part);
  if (!found) return ['it has no component of its name, or no stories'];
  const { Part, props } = found;
  const faults = takesRef(Part) ? [] : ['no ref reaches it under React 18.3'];
  const heard = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const spy of heard) spy.mockImplementation(() => undefined);
  try {
    const ref = createRef<unknown>();
    const { container, unmount } = await renderPart(
      <StrictMode>
        <Part {...props} {...marks} ref={takesRef(Part) ? ref : undefined} />
      </StrictMode>,
    );
    const root = document.getElementById(marks.id);
    if (!root) faults.push('its id reaches no element');
    else {
      if (!outermost(root, container)) faults.push('its id stands on an element within');
      if (root.dataset.conforming !== 'yes') faults.push('data-* do not reach its root element');
      if (root.getAttribute('aria-details') !== 'elsewhere') faults.push('aria-* do not reach its root element');
    }
    if (takesRef(Part) && (!(ref.current instanceof Element) || (root && ref.current !== root)))
      faults.push('its ref is not its root element');
    await unmount();
    if (ref.current !== null) faults.push('its ref stays when it is gone');
    renderToString(
      <UiProvider>
        <Part {...props} {...marks} />
      </UiProvider>,
    );
  } catch (error) {
    faults.push(`it throws: ${String(error).split('\n')[0]}`);
  }
  const said = heard.flatMap((spy) => spy.mock.calls).map((words) => words.map(String).join(' ').split('\n')[0] ?? '');
  heard.forEach((spy) => spy.mockRestore());
  return [...faults, ...[...new Set(said)].slice(0, 2).map((words) => `the console says: ${words.slice(0, 160)}`)];
}

/** Names with what is still missing, so that whoever runs the test reads the list. */
const named = parts.map(
  (part) => [Object.hasOwn(exceptions, part) ? `${part} does not hold yet: ${exceptions[part]}` : part, part] as const,
);

describe('the contract of parts', () => {
  test('covers every door', () => {
    expect(parts.length).toBeGreaterThan(240);
    expect(Object.keys(exceptions).filter((part) => !parts.includes(part))).toEqual([]);
  });

  test.each(named)('%s', async (_title, part) => {
    const faults = await faultsOf(part);
    // What holds the contract leaves the list.
    if (Object.hasOwn(exceptions, part)) expect(faults).not.toEqual([]);
    else expect(faults).toEqual([]);
  });
});
