/** Videos that open the page, and how many of the recommended are shown at once. */
export const [onStage, atOnce] = [5, 8];
