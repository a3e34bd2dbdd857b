import { StrictMode, useEffect, type ReactElement } from 'react';
import { UiProvider } from '../../theme/UiProvider/index.ts';
import { componentsOf, parts, type Standing } from './conformanceDoors.ts';

/** The moment and the chance that a host hands from his server to his visitors; with two of each, a page is none. */
const environment = { now: () => Date.UTC(2026, 10, 21, 12), random: () => 0.5 };

/** Every component of every door. */
export const everyStanding = async (): Promise<readonly Standing[]> => (await Promise.all(parts.map(componentsOf))).flat();

/** Renders differently in a browser and on a server: the check for such differences must find it. */
export const control: Standing = { name: 'control', Part: () => <p>{typeof window}</p>, props: {} };

const nothing = () => undefined;

function Marked({ onStands }: { onStands: () => void }) {
  useEffect(onStands, [onStands]);
  return null;
}

/**
 * A component as a page of a host renders it, on the server and in the browser.
 * @param onStands called once it is mounted
 */
export const onPage = ({ Part, props }: Standing, onStands: () => void = nothing): ReactElement => (
  <StrictMode>
    <UiProvider environment={environment}>
      <Part {...props} />
    </UiProvider>
    <Marked onStands={onStands} />
  </StrictMode>
);

/** Records the console from here on; each call returns the new messages, one line each. */
export function hearConsole(): () => string[] {
  let said: string[] = [];
  const hear = (...words: unknown[]) => {
    said.push(`the console says: ${words.map(String).join(' ').replace(/\s+/g, ' ').slice(0, 300)}`);
  };
  Object.assign(console, { error: hear, warn: hear });
  return () => {
    const messages = [...new Set(said)];
    said = [];
    return messages;
  };
}

/** An error in one line. */
export const lineOf = (error: unknown): string => String(error).split('\n')[0] ?? '';
