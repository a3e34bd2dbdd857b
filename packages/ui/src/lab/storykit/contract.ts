/** An element as a fault names it: its tag and its text. */
const named = (element: Element) =>
  `<${element.localName} role="${element.getAttribute('role') ?? ''}"> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const isHidden = (element: Element) => element.closest('[aria-hidden="true"]') !== null;

/** A tab shows a panel, and the panel is named by it: a control that only chooses a value is no tab. */
const tabFaults = (root: ParentNode) =>
  all(root, '[role="tab"][aria-selected="true"]')
    .filter((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      return panel?.getAttribute('role') !== 'tabpanel' || panel.getAttribute('aria-labelledby') !== tab.id || tab.id === '';
    })
    .map((tab) => `no panel belongs to ${named(tab)}`);

const isGone = (cell: Element) => window.getComputedStyle(cell).display === 'none';

/** A grid with hidden columns needs the total number of columns, and the index of each shown one. */
const gridFaults = (root: ParentNode) =>
  all(root, '[role="grid"]').flatMap((grid) => {
    const cells = all(grid, '[role="gridcell"], [role="columnheader"]');
    if (!cells.some(isGone)) return [];
    const counted = grid.hasAttribute('aria-colcount') ? [] : [`columns are hidden and not counted in ${named(grid)}`];
    return [
      ...counted,
      ...cells
        .filter((cell) => !cell.hasAttribute('aria-colindex'))
        .slice(0, 1)
        .map((cell) => `columns are hidden, and none is told for ${named(cell)}`),
    ];
  });

/** Approximates what a screen reader says of an element; a hint for the pointer is not part of it. */
function spoken(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? (isHidden(node) ? '' : spoken(node)) : (node.textContent ?? '')))
    .join('');
}

const plain = (words: string) => words.replace(/\s/g, '');

/** A drawing named only by a pointer's hint is silent for people without a pointer; a letter that the hint explains is too short. */
const hintFaults = (root: ParentNode) =>
  all(root, '[title]')
    .filter((element) => !isHidden(element) && (element.querySelector(':scope > svg') !== null || element.textContent.trim().length === 1))
    .filter((element) => !plain(spoken(element)).includes(plain(element.getAttribute('title') ?? '')))
    .map((element) => `only a hint says "${element.getAttribute('title')}" of ${named(element)}`);

/** Violations of the components' contract on a page, one sentence each. axe checks none of them. */
export const contractFaults = (root: ParentNode): string[] => [...tabFaults(root), ...gridFaults(root), ...hintFaults(root)];
