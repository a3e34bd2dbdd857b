/** A side of a match, as all components take it. */
export interface Team {
  id: string;
  /** Full name in the viewer's language: 曼彻斯特城. */
  name: string;
  /** Name for rows and scorebugs: 曼城. */
  shortName: string;
  /** CSS colours of the shirt and its trim; they colour stripes, covers and the drawn crest. */
  colors: readonly [primary: string, secondary: string];
  /** The feed's own picture of the crest; it wins over the drawn one. */
  crestUrl?: string;
}

/** Home is left and away right, in every sport and language. */
export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];

/** Goals or points of both sides. */
export interface Score {
  home: number;
  away: number;
}
