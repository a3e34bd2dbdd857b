/**
 * Story parameters for parts whose panel is not a dialog: Base UI's focus guards are hidden from readers and focusable by design
 * (they pass focus on at once), which axe takes for a mistake.
 */
export const focusGuards = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' }] } } };
