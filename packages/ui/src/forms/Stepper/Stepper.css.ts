import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const list = recipe({
  base: { display: 'flex', minWidth: 0, width: '100%' },
  variants: {
    direction: { horizontal: {}, vertical: { flexDirection: 'column' } },
    size: { s: { vars: { '--node': '11px', '--line': '18px' } }, m: { vars: { '--node': '24px', '--line': '24px' } } },
  },
});

const line = { content: '""', position: 'absolute', background: color.lineStrong } as const;

/** A node of a vertical row is centred on its title's first line. */
const onLine = 'calc((var(--line) - var(--node)) / 2)';

export const step = recipe({
  base: { position: 'relative', minWidth: 0 },
  variants: {
    direction: {
      horizontal: {
        flex: '1 1 0',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        gap: '6px',
        textAlign: 'center',
        selectors: {
          '&:not(:last-child)::after': {
            ...line,
            top: 'calc(var(--node) / 2 - 1px)',
            insetInlineStart: 'calc(50% + var(--node) / 2)',
            width: 'calc(100% - var(--node))',
            height: '2px',
          },
        },
      },
      vertical: {
        display: 'grid',
        gridTemplateColumns: 'var(--node) minmax(0, 1fr)',
        columnGap: space.x3,
        paddingBottom: space.x5,
        selectors: {
          '&:last-child': { paddingBottom: 0 },
          '&:not(:last-child)::after': {
            ...line,
            top: 'calc((var(--line) + var(--node)) / 2)',
            bottom: 'calc((var(--node) - var(--line)) / 2)',
            insetInlineStart: 'calc(var(--node) / 2 - 1px)',
            width: '2px',
          },
        },
      },
    },
    // The way on from a step is walked once the step is done.
    walked: { true: { selectors: { '&:not(:last-child)::after': { background: color.success } } }, false: {} },
  },
});

export const node = recipe({
  base: {
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 'var(--node)',
    height: 'var(--node)',
    borderRadius: vars.radius.round,
    border: '2px solid',
    fontFamily: vars.font.number,
    fontSize: text.s,
    fontWeight: vars.weight.strong,
    lineHeight: 1,
  },
  variants: {
    direction: { horizontal: {}, vertical: { marginTop: onLine } },
    state: {
      done: { background: color.success, borderColor: color.success, color: color.surface1 },
      current: { background: color.surface1, borderColor: color.info, color: color.info, boxShadow: `0 0 0 3px ${color.infoSoft}` },
      waiting: { background: color.surface1, borderColor: color.lineStrong, color: color.ink3 },
      // A square, so that a failed step differs by shape as well.
      failed: { background: color.live, borderColor: color.live, color: color.onLive, borderRadius: '3px' },
    },
  },
});

export const core = style({ width: '3px', height: '3px', borderRadius: vars.radius.round, background: 'currentColor' });

export const words = recipe({
  base: { display: 'grid', minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
  variants: {
    direction: { horizontal: { padding: '0 4px' }, vertical: {} },
    size: { s: { fontSize: text.xs, lineHeight: '18px' }, m: { fontSize: text.m, lineHeight: '24px' } },
  },
});

export const title = recipe({
  base: { color: color.ink2 },
  variants: {
    state: {
      done: {},
      current: { color: color.ink1, fontWeight: vars.weight.strong },
      waiting: { color: color.ink3 },
      failed: { color: color.live, fontWeight: vars.weight.strong },
    },
  },
});

export const note = style({ fontSize: text.xs, lineHeight: '18px', color: color.ink3 });
