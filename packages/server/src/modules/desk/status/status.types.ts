import type { NodeStatus } from '@pitchside/api/desk/status';

/** Rounds of a job on one node, by its clock; null for none. */
export interface JobRounds {
  name: string;
  /** Seconds between rounds. */
  every: number;
  doneAt: number | null;
  failedAt: number | null;
  failures: number;
}

/** State of a node, read at one moment. */
export interface NodeReading extends Omit<NodeStatus, 'name' | 'is_older' | 'started_at' | 'told_at' | 'is_silent' | 'clock_ahead'> {
  /** Newest migration that its release knows. */
  level: number;
  clockAhead: number;
  jobs: readonly JobRounds[];
}
