import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { standing, type Props } from './conformance.fixtures.tsx';

type Stories = { default: Meta } & Record<string, StoryObj>;

/** Every entry point of the package, and its stories, which have props that it can be rendered with. */
const doors = import.meta.glob<Record<string, unknown>>(['../../*/*/index.ts', '!../../{internal,lab,locales}/**']);
const stories = import.meta.glob<Stories>(['../../*/*/*.stories.tsx', '!../../{internal,lab}/**']);

/** Names of the entry points that export components. */
export const parts: readonly string[] = Object.keys(doors)
  .map((file) => file.split('/').at(-2) ?? '')
  .filter((name) => /^[A-Z]/.test(name))
  .sort();

const find = <Module>(files: Record<string, () => Promise<Module>>, ending: string) =>
  Object.entries(files).find(([file]) => file.endsWith(ending))?.[1];

/** A component of an entry point, and props to render it with. */
export interface Standing {
  name: string;
  Part: ComponentType<Props>;
  props: Props;
}

/** The component that an entry point is named after, and the further ones that `standing` names. */
export async function componentsOf(part: string): Promise<readonly Standing[]> {
  const door = (await find(doors, `/${part}/index.ts`)?.()) ?? {};
  const module = await find(stories, `/${part}/${part}.stories.tsx`)?.();
  const given = standing[part] ?? {};
  const names = new Set([...(part in door ? [part] : []), ...Object.keys(given)]);
  return [...names].map((name) => ({
    name,
    Part: door[name] as ComponentType<Props>,
    props: { ...(name === part && { ...module?.default.args, ...module?.Default?.args }), ...given[name] },
  }));
}
