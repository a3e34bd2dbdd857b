const fields =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false])';
/** Places whose own keys come first: a dialog or a menu has the keyboard to itself. */
const modal = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const pressable = 'button, a[href], summary, [role=button], [role=switch], [role=tab], [role=radio], [role=menuitem], input';
const scrolling = 'input[type=range], [role=slider], [role=tablist], [role=radiogroup], [role=log], [role=grid]';

/** Whether the element with the focus needs this key for itself. */
export function keepsKey(target: Element, key: string): boolean {
  if (target.closest(fields) || target.closest(modal)) return true;
  if (key === ' ' || key === 'enter') return target.closest(pressable) !== null;
  return /^(arrow|home$|end$)/.test(key) && target.closest(scrolling) !== null;
}
