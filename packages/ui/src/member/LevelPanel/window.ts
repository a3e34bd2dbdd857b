/** A level that gives something, with the experience at which it begins. */
export interface LevelMark {
  level: number;
  begins: number;
}

/** Number of marks on the track. */
const shown = 5;

/** Selects the marks around a member's position: two behind, the rest ahead, as many as there are. */
export function windowOf<Mark extends LevelMark>(marks: readonly Mark[], experience: number): readonly Mark[] {
  const ahead = marks.findIndex(({ begins }) => begins > experience);
  const from = Math.max(0, Math.min((ahead < 0 ? marks.length : ahead) - 2, marks.length - shown));
  return marks.slice(from, from + shown);
}

/** Computes the position of an experience on a track of evenly spaced marks, 0..1. */
export function shareOf(marks: readonly LevelMark[], experience: number): number {
  const [first] = marks;
  if (!first || marks.length < 2) return 0;
  const behind = marks.findLastIndex(({ begins }) => begins <= experience);
  const [here, next] = [marks[behind], marks[behind + 1]];
  if (!here) return 0;
  const part = next ? (experience - here.begins) / (next.begins - here.begins) : 0;
  return Math.min(1, (behind + part) / (marks.length - 1));
}
