// Keeps what a person presses and types on a page that the server drew until the app has taken it over, and repeats it then (main.tsx).
// Links lead on by themselves.
(() => {
  const presses = [];
  const fields = new Set();
  const isDrawn = (target) => target instanceof Element && target.closest('#root[data-drawn]') !== null;
  const keepPress = (event) => {
    const { target } = event;
    if (!isDrawn(target) || target.closest('a[href]')) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    presses.push(target);
  };
  const keepField = ({ target }) => isDrawn(target) && fields.add(target);
  document.addEventListener('click', keepPress, true);
  document.addEventListener('input', keepField, true);

  /** Types a text again: the app hears of a value that it did not set itself. */
  const retype = (field) => {
    const text = field.value;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  globalThis.releasePresses = () => {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('input', keepField, true);
    for (const field of fields) if (field.isConnected) retype(field);
    for (const target of presses)
      if (target.isConnected) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    fields.clear();
    presses.length = 0;
  };
})();
