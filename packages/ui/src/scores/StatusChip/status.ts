/** Statuses of a match; `break` is a pause that is not half-time: between quarters, between maps. */
export const matchStatusKinds = [
  'scheduled',
  'live',
  'halftime',
  'break',
  'extra',
  'penalties',
  'finished',
  'postponed',
  'cancelled',
  'interrupted',
  'abandoned',
  'tbd',
] as const;
export type MatchStatusKind = (typeof matchStatusKinds)[number];

/** Status of a match, as all components take it. */
export interface MatchStatus {
  kind: MatchStatusKind;
  /** Minute of play, 1 to 120; shown while the ball is in play. */
  minute?: number;
  /** Minutes of stoppage time after `minute`: 2 in 45+2'. */
  added?: number;
  /** Kick-off in ms UTC; shown before the match. */
  kickoffAt?: number;
  /** A finished match was decided in extra time; default false. */
  afterExtraTime?: boolean;
}

/** Kinds during which the match is on: they count as live everywhere. */
const onKinds: ReadonlySet<MatchStatusKind> = new Set(['live', 'halftime', 'break', 'extra', 'penalties', 'interrupted']);

/** The match has begun and has not ended. */
export const isOn = ({ kind }: MatchStatus): boolean => onKinds.has(kind);

/** The minute as it is printed, without its tick: 67, 45+2. */
export function minuteText({ minute, added }: Pick<MatchStatus, 'minute' | 'added'>): string | undefined {
  if (minute === undefined) return undefined;
  return added ? `${minute}+${added}` : String(minute);
}
