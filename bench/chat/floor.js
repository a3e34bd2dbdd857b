// The bare floor: 500 messages in memory, nodes for the newest 45 alone, recycled; column-reverse keeps the bottom in view without
// scrolling or measuring.
const tailLength = 45;
const keep = 500;

const span = (className) => {
  const element = document.createElement('span');
  if (className) element.className = className;
  element.append('');
  return element;
};

function makeRow() {
  const row = document.createElement('div');
  row.className = 'bare-row';
  row.append(span('bare-level'), span('bare-name'), span());
  return row;
}

function fill(row, { level, name, text }) {
  const [first, second, third] = row.children;
  first.firstChild.data = `LV${level}`;
  second.firstChild.data = `${name}：`;
  third.firstChild.data = text;
  return row;
}

/** `every` is the milliseconds between two flushes; 0 flushes with every frame. */
export function mountFloor(stage, every = 0) {
  const box = document.createElement('div');
  box.className = 'bare-list reversed';
  const column = document.createElement('div');
  box.append(column);
  stage.append(box);
  let store = [];
  let queue = [];
  let planned = false;

  function flush() {
    planned = false;
    store.push(...queue);
    if (store.length > keep) store = store.slice(-keep);
    const arrivals = queue.slice(-tailLength);
    queue = [];
    const spare = [];
    for (let over = column.childElementCount + arrivals.length - tailLength; over > 0 && column.firstChild; over--)
      spare.push(column.removeChild(column.firstChild));
    const fragment = document.createDocumentFragment();
    for (const message of arrivals) fragment.append(fill(spare.pop() ?? makeRow(), message));
    column.append(fragment);
  }
  return {
    push(messages) {
      queue.push(...messages);
      if (planned) return;
      planned = true;
      if (every > 0) setTimeout(() => requestAnimationFrame(flush), every);
      else requestAnimationFrame(flush);
    },
    gap: () => Math.abs(box.scrollTop),
    nodes: () => box.querySelectorAll('*').length + 1,
  };
}
