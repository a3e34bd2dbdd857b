/** Score for settlements: after ninety minutes in football, with overtime in basketball. */
export interface Score {
  home: number;
  away: number;
}
