/** Lets at most `most` through in any span of time, ms; instants are of one clock. */
export function createPace(most: number, span: number): (now: number) => boolean {
  let passed: number[] = [];
  return (now) => {
    passed = passed.filter((at) => now - at < span);
    if (passed.length >= most) return false;
    passed.push(now);
    return true;
  };
}
