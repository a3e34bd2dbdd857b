// Blocks of this process's event loop: by the clock, and by the CPU time of its own thread. A machine with fewer cores than busy
// processes suspends the thread for longer than any work of it.
import { performance } from 'node:perf_hooks';

/** Every so many ms it is looked. */
const every = 5;

/**
 * Starts to measure; `stop` returns milliseconds: the longest block, the 99th percentile, and the most CPU time of this thread between
 * two ticks.
 */
export function watchLoop() {
  const gaps = [];
  let work = 0;
  const cpuNow = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let [at, cpu] = [performance.now(), cpuNow()];
  const timer = setInterval(() => {
    const [now, used] = [performance.now(), cpuNow()];
    gaps.push(Math.max(0, now - at - every));
    work = Math.max(work, used - cpu);
    [at, cpu] = [now, used];
  }, every);
  return {
    stop() {
      clearInterval(timer);
      gaps.sort((one, other) => one - other);
      return { block: gaps.at(-1) ?? 0, blockP99: gaps[Math.floor(gaps.length * 0.99)] ?? 0, work };
    },
  };
}
