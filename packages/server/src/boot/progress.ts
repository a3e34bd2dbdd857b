/**
 * Start of the whole boot, ms since 1970 as in `performance.timeOrigin`; the site's process takes it over from the process that started it.
 */
const begun = Number(process.env.PITCHSIDE_BEGUN ?? performance.timeOrigin);

/** Environment in which a started process counts from the same moment. */
export const sameBeginning = (): NodeJS.ProcessEnv => ({ ...process.env, PITCHSIDE_BEGUN: String(begun) });

/** Prints the step of the start that has begun. */
export function progress(step: string): void {
  process.stdout.write(`  ${((performance.timeOrigin + performance.now() - begun) / 1_000).toFixed(1).padStart(5)} s  ${step}\n`);
}
