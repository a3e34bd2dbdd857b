import { createContainer, style } from '@vanilla-extract/css';

/** The header as a container, so that its content shrinks with the header and not with the window. */
export const frameContainer = createContainer('frame');

/**
 * Container queries of the header, each for widths where the one before no longer fits all tabs: `snug` closes the gaps,
 * `compact` leaves only the icons of actions, `small` is below the site's desktop, `tight` narrower still.
 */
export const frame = {
  snug: `${frameContainer} (max-width: 1319px)`,
  compact: `${frameContainer} (max-width: 1179px)`,
  small: `${frameContainer} (max-width: 991px)`,
  tight: `${frameContainer} (max-width: 759px)`,
};

/** Visually hidden but still named, for labels that give way to their icon. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

/** A word that is read out but not shown while the header is snug. */
export const yieldsWhenSnug = style({ '@container': { [frame.snug]: unseen } });

/** A word that is read out but not shown while the header is compact. */
export const yieldsWhenCompact = style({ '@container': { [frame.compact]: unseen } });

/** A word that is read out but not shown while the header is tight. */
export const yieldsWhenTight = style({ '@container': { [frame.tight]: unseen } });
