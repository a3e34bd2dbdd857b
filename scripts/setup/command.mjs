import { spawn } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { root } from './node.mjs';
import { yieldToOthers } from './priority.mjs';

const running = new Set();
const posix = process.platform !== 'win32';

/** Ends a child and all that it started. On POSIX each child leads a process group of its own. */
export function end(child, signal = 'SIGTERM') {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (posix) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const killRunning = () => running.forEach((child) => end(child, 'SIGKILL'));

/** Longest wait for children that were asked to end: a server finishes what is in flight. */
const patience = 12_000;

function stop(signal) {
  running.forEach((child) => end(child));
  const until = performance.now() + patience;
  setInterval(() => (running.size === 0 || performance.now() > until) && process.exit(exitCodes[signal]), 50);
}

/** While children run, this process never leaves one behind; with none, signals mean what they always mean. */
function guard(on) {
  const act = on ? 'on' : 'off';
  process[act]('exit', killRunning);
  for (const signal of Object.keys(exitCodes)) process[act](signal, stop);
}

/**
 * Starts a command in a process group of its own that ends with this process.
 * @param {import('node:child_process').SpawnOptions & { yields?: boolean | number }} [options]
 * `yields: true` runs it with idle priority, a number with that niceness
 */
export function launch(command, args, { yields = false, ...options } = {}) {
  if (running.size === 0) guard(true);
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: posix });
  if (yields && child.pid !== undefined) yieldToOthers(child.pid, yields === true ? undefined : yields);
  running.add(child);
  const gone = () => running.delete(child) && running.size === 0 && guard(false);
  child.once('close', gone).once('error', gone);
  return child;
}

/**
 * Runs a command to its end and keeps its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (text: string) => void, yields?: boolean | number }} [options]
 * `onOutput` gets the output as it comes
 * @returns {Promise<{ code: number, output: string }>} both streams in order of arrival; code 127 when it could not be started
 */
export function run(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    const child = launch(command, args, options);
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      onOutput?.(chunk);
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A sentence about the disk when the output shows that it is full, else undefined. */
export function diskFull(output) {
  if (!/ENOSPC|no space left on device|There is not enough space on the disk/i.test(output)) return undefined;
  const { bavail, bsize } = statfsSync(root);
  return `The disk is full (${Math.round((bavail * bsize) / 1e6)} MB left at ${root}). Make room and start again; what is already there is kept.`;
}
