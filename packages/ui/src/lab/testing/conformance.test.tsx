import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiProvider } from '../../theme/UiProvider/index.ts';
import { componentsOf, parts, type Standing } from './conformanceDoors.ts';
import { approached, controls } from './conformance.fixtures.tsx';
import { renderPart } from './renderPart.tsx';

/** A component that a ref reaches under React 18.3 too, which hands a ref to nothing else. */
const takesRef = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  '$$typeof' in part &&
  (part.$$typeof === Symbol.for('react.forward_ref') || ('type' in part && takesRef(part.type)));

const marks = { id: 'conforming', 'data-conforming': 'yes', 'aria-details': 'elsewhere' } as const;

/** Whether this element is the outermost of the component. Wrappers without a box and containers of portals do not count. */
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

/** The element with the id, as soon as it is mounted: a portal opens a moment later. */
const found = () => vi.waitUntil(() => document.getElementById(marks.id), { timeout: 5_000, interval: 10 }).catch(() => null);

/**
 * Warning of React 18 about the headless library, which recognises a server by the absence of a document and finds this browser's.
 * Our own code uses `layoutEffect.ts`, which a lint rule enforces.
 */
const drawnBesideADocument = 'Warning: useLayoutEffect does nothing on the server';

/** Violations of the contract by a component, one sentence each. */
async function faultsOf({ name, Part, props }: Standing): Promise<string[]> {
  if (!takesRef(Part)) return ['no ref reaches it under React 18.3'];
  const faults: string[] = [];
  const heard = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const spy of heard) spy.mockImplementation(() => undefined);
  try {
    const ref = createRef<unknown>();
    const { container, unmount } = await renderPart(
      <StrictMode>
        <Part {...props} {...marks} ref={ref} />
      </StrictMode>,
    );
    if (approached.has(name)) await userEvent.tab();
    const root = await found();
    if (!root) faults.push('its id reaches no element');
    else {
      if (!controls.has(name) && !outermost(root, container)) faults.push('its id stands on an element within');
      if (document.querySelectorAll(`#${marks.id}`).length > 1) faults.push('its id stands twice');
      if (root.dataset.conforming !== 'yes') faults.push('data-* do not reach its root element');
      if (root.getAttribute('aria-details') !== 'elsewhere') faults.push('aria-* do not reach its root element');
      if (ref.current !== root) faults.push('its ref is not its root element');
    }
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
  const said = heard
    .flatMap((spy) => spy.mock.calls)
    .map((words) => words.map(String).join(' ').split('\n')[0] ?? '')
    .filter((words) => !words.startsWith(drawnBesideADocument));
  heard.forEach((spy) => spy.mockRestore());
  return [...faults, ...[...new Set(said)].slice(0, 2).map((words) => `the console says: ${words.slice(0, 160)}`)];
}

describe('the contract of parts', () => {
  test('covers every door', () => {
    expect(parts.length).toBeGreaterThan(240);
  });

  test.each(parts)('%s', async (part) => {
    const components = await componentsOf(part);
    expect(components).not.toEqual([]);
    for (const one of components) expect({ [one.name]: await faultsOf(one) }).toEqual({ [one.name]: [] });
  });
});
