// @module-tag full
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { componentsOf, parts, type Standing } from './conformanceDoors.ts';
import type { Props } from './conformance.fixtures.tsx';
import { acts, type Act } from './conformanceKept.fixtures.ts';
import { renderPart } from './renderPart.tsx';

const keepers: Readonly<Record<string, Readonly<Record<string, Act>>>> = acts;

/** Waits until no transition is running. */
const still = () => vi.waitFor(() => expect(document.querySelectorAll('[data-starting-style], [data-ending-style]')).toHaveLength(0));

/**
 * The visible page and the contents of its fields. Left out: ids that differ at each render, the order of attributes, the focus
 * and the hint that comes with it, and the containers of finished tests.
 */
function shown(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value, checked }) => `${value} ${checked}`);
  const body = document.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('[data-base-ui-portal]:has([class*=Tooltip_])').forEach((hint) => hint.remove());
  const page = body.innerHTML
    .replace(/<div data-testid="__vitest_\d+__"[^>]*><\/div>/g, '')
    .replace(/__vitest_\d+__|[\w-]*_r_\w+_[\w-]*|«r\w+»|:r\w+:|base-ui-[\w:«»-]+/g, '#')
    .replace(
      /<([\w-]+)((?: [\w:-]+="[^"]*")+)/g,
      (_, name: string, said: string) => `<${name}${(said.match(/ [\w:-]+="[^"]*"/g) ?? []).sort().join('')}`,
    )
    .replace(/ data-(?:focused|touched|dirty|filled|popup-side)(?:="[^"]*")?/g, '');
  return [page, ...fields].join('\n');
}

/** The three props of one controllable state: `open`, `defaultOpen`, `onOpenChange`. */
const namesOf = (kept: string) => {
  const capital = kept.charAt(0).toUpperCase() + kept.slice(1);
  return { given: kept, first: `default${capital}`, callback: `on${capital}Change` };
};

/** Renders a component, controlled by its host or with a default only. */
async function stood({ Part, props }: Standing, own: Props) {
  const drawn = (changed: Props = {}) => (
    <StrictMode>
      <Part {...props} {...own} {...changed} />
    </StrictMode>
  );
  const { rerender, unmount } = await renderPart(drawn());
  await still();
  return { unmount, changed: (changed: Props) => rerender(drawn(changed)) };
}

/** Tests one controllable state of a component: uncontrolled, then controlled by its host. */
async function tryKept({ name, Part, props }: Standing, kept: string, act: Act): Promise<void> {
  const { given, first, callback } = namesOf(kept);
  const { [given]: held, [first]: begun, ...rest } = props;
  const start = kept === 'open' ? true : given in props ? held : begun;
  if (start === undefined) throw new Error(`${name} begins with nothing in its first story`);
  const standing = { name, Part, props: rest };

  const onChangeAlone = vi.fn();
  const alone = await stood(standing, { [first]: start, [callback]: onChangeAlone });
  await act();
  await vi.waitFor(() => expect(onChangeAlone).toHaveBeenCalledOnce());
  await still();
  const after = shown();
  await alone.unmount();

  const onHostChange = vi.fn();
  const byHost = await stood(standing, { [given]: start, [callback]: onHostChange });
  await act();
  await vi.waitFor(() => expect(onHostChange).toHaveBeenCalledOnce());
  await still();
  expect(shown(), 'what the host holds stays').not.toBe(after);
  const [next] = onHostChange.mock.calls[0] ?? [];
  expect(next).toEqual(onChangeAlone.mock.calls[0]?.[0]);
  await byHost.changed({ [given]: next });
  await vi.waitFor(() => expect(shown(), 'kept by the host or by itself it shows the same').toBe(after), { timeout: 5_000 });
  expect(onHostChange, 'a change is told once').toHaveBeenCalledOnce();
  await byHost.unmount();
}

describe('what a component keeps', async () => {
  const all = (await Promise.all(parts.map(componentsOf))).flat().filter(({ name }) => name in keepers);
  const things = all.flatMap((standing) => Object.entries(keepers[standing.name] ?? {}).map(([kept, act]) => ({ standing, kept, act })));

  test('is tried of all that keep something', () => {
    expect([...new Set(all.map(({ name }) => name))].sort()).toEqual(Object.keys(keepers).sort());
  });

  test.each(things.map((thing) => [`${thing.standing.name} ${thing.kept}`, thing] as const))(
    '%s begins with a default, is held by a host, and tells a change once',
    (_name, { standing, kept, act }) => tryKept(standing, kept, act),
  );
});
