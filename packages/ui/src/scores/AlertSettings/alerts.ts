/** Events of a match that can call the viewer; `turns` are kick-off, half-time and full-time. */
export const alertEvents = ['goal', 'red', 'yellow', 'turns'] as const;
export type AlertEvent = (typeof alertEvents)[number];

/** Scopes of alerts: the favourite matches, those of the list on screen, or all. */
export const alertScopes = ['collected', 'list', 'all'] as const;
export type AlertScope = (typeof alertScopes)[number];

/** Alerts of one event; a kind that is left out is not offered. */
export interface AlertWays {
  /** A popup in the corner; `always` cannot be switched off. */
  popup?: boolean | 'always';
  /** A sound of at most 6 s. */
  sound?: boolean;
}

/** All choices of the viewer; one that is left out is not offered. */
export interface AlertChoices {
  scope?: AlertScope;
  /** An event that is left out has no row. */
  events: Partial<Record<AlertEvent, AlertWays>>;
  /** Id of the chosen sound. */
  soundId?: string;
  /** Loudness from 0 to 100. */
  volume?: number;
}

/** Choices before the viewer makes any. Source: specification section 3, `gameSeting`: red true, voice false, yellow true. */
export const alertDefaults = {
  scope: 'collected',
  events: {
    goal: { popup: true, sound: false },
    red: { popup: true, sound: false },
    yellow: { popup: true },
    turns: { popup: false, sound: false },
  },
  volume: 70,
} as const satisfies AlertChoices;
