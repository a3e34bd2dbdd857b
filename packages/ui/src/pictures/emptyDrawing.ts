/** Subjects of the line drawings that empty states show. */
export const emptyDrawings = ['net', 'flag', 'whistle', 'bench'] as const;
export type EmptyDrawingKind = (typeof emptyDrawings)[number];

/** A line drawing on a 160 x 120 field, in three weights of line. */
export interface EmptyDrawingArt {
  /** Foreground, which the eye finds first: full ink. */
  main: string;
  /** Surroundings: pale ink. */
  faint: string;
  /** The one touch of the brand's colour. */
  accent: string;
}

const net = { columns: [40, 56, 72, 88, 104, 120], rows: [46, 58, 70, 82] } as const;

/** The lines of each drawing; strokes only, round ends. */
export const emptyDrawingArt: Readonly<Record<EmptyDrawingKind, EmptyDrawingArt>> = {
  net: {
    main: 'M24 96V32h112v64',
    faint: `${net.columns.map((x) => `M${x} 32l${(80 - x) * 0.14} 62`).join('')}${net.rows.map((y, index) => `M${27 + index * 1.6} ${y}h${106 - index * 3.2}`).join('')}M8 96h144M34 94h92`,
    accent: 'M80 84a10 10 0 1 0 .01 0zM80 89.5l4.8 3.5-1.8 5.6h-6l-1.8-5.6z',
  },
  flag: {
    main: 'M64 104V20',
    faint: 'M16 104h128M64 104a40 40 0 0 1 40 0M30 110h18M112 110h20M52 104v6',
    accent: 'M64 22c14-8 26 8 44 0v28c-18 8-30-8-44 0',
  },
  whistle: {
    main: 'M30 44h72l4 18-34 6a24 24 0 1 1-42-10z',
    faint: 'M50 66a9 9 0 1 0 .01 0zM102 44l10-6M30 44l-8-8M14 104h132',
    accent: 'M120 36l10-12M126 50l16-4M124 64l14 6',
  },
  bench: {
    main: 'M24 92V54h112v38M20 78h120M34 92V78M126 92V78',
    faint: 'M24 54c0-22 16-30 56-30s56 8 56 30M8 104h144M52 78V64h16v14M92 78V64h16v14M80 24v-8',
    accent: 'M70 104l6-12h8l6 12M73 98h14',
  },
};
