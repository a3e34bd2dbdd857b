import { hydrateRoot } from 'react-dom/client';
import type { Standing } from './conformanceDoors.ts';
import { control, everyStanding, hearConsole, lineOf, onPage } from './conformancePage.tsx';

const heard = hearConsole();
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Hydrates the server's markup of a component and unmounts it again; returns the faults, one sentence each. */
async function takenOver(standing: Standing, html: string): Promise<string[]> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const first = place.firstElementChild;
  const faults: string[] = [];
  let fail: (event: ErrorEvent) => void = () => undefined;
  let leave: () => void = () => undefined;
  const stands = new Promise<void>((done) => {
    fail = (event) => {
      event.preventDefault();
      faults.push(`it throws in a browser: ${lineOf(event.error)}`);
      done();
    };
    addEventListener('error', fail);
    const root = hydrateRoot(place, onPage(standing, done), {
      onRecoverableError: (error) => faults.push(`it is not as the server drew it: ${lineOf(error)}`),
    });
    leave = () => root.unmount();
  });
  await stands;
  await painted();
  if (place.firstElementChild !== first) faults.push('its elements are made anew');
  leave();
  await painted();
  removeEventListener('error', fail);
  place.remove();
  return [...new Set([...faults, ...heard()])];
}

interface FromServer {
  drawn: readonly { name: string; html: string }[];
  control: string;
}

/** Hydrates every component that the server rendered, one after the other, and records the faults by component. */
async function takeOverEverything(): Promise<void> {
  const { drawn, control: drawnControl } = (await (await fetch('drawn.json')).json()) as FromServer;
  const found: Record<string, string[]> = {};
  for (const [index, standing] of (await everyStanding()).entries()) {
    const faults = await takenOver(standing, drawn[index]?.html ?? '');
    if (faults.length > 0) found[standing.name] = faults;
  }
  if ((await takenOver(control, drawnControl)).length === 0) found[control.name] = ['what the server did not draw goes unnoticed'];
  const output = document.body.appendChild(document.createElement('output'));
  output.textContent = JSON.stringify(found);
}

void takeOverEverything();
