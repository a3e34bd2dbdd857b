import type { DanmakuItem } from './comment.ts';
import { countMark, type DanmakuLabels } from './dress.ts';

/** Makes and reuses the elements of comments, and knows which comment an element shows. */
export interface NodePool {
  /** An element showing the comment, not yet in the document. */
  dress: (item: DanmakuItem, labels: DanmakuLabels) => HTMLElement;
  /** Shows the item's present count. */
  recount: (item: DanmakuItem) => void;
  nodeOf: (item: DanmakuItem) => HTMLElement | undefined;
  itemOf: (node: Element) => DanmakuItem | undefined;
  /** Takes the item's element out of the document and keeps a plain one for the next comment. */
  release: (item: DanmakuItem) => void;
  releaseAll: () => void;
}

/** Plain elements kept for reuse. */
const poolLimit = 200;

export function createNodePool(document: Document): NodePool {
  const spare: { node: HTMLElement; words: Text }[] = [];
  const used = new Map<DanmakuItem, { node: HTMLElement; words: Text; mark?: HTMLElement }>();
  const items = new WeakMap<Element, DanmakuItem>();

  const mark = (className: string, text: string) => {
    const node = document.createElement('span');
    node.className = className;
    node.append(text);
    return node;
  };
  const fresh = () => {
    const node = document.createElement('div');
    const words = document.createTextNode('');
    node.append(words);
    node.className = 'c';
    return { node, words };
  };

  return {
    dress(item, labels) {
      const made = spare.pop() ?? fresh();
      const { node, words } = made;
      words.data = item.text;
      if (item.role === 'own' || item.role === 'anchor') node.classList.add(item.role);
      const label = labels[item.role];
      if (label) node.prepend(mark('m tag', label));
      node.style.color = item.comment.color ?? '';
      node.style.top = `${item.top}px`;
      used.set(item, made);
      items.set(node, item);
      if (item.count > 1) this.recount(item);
      return node;
    },
    recount(item) {
      const entry = used.get(item);
      if (!entry) return;
      if (!entry.mark) {
        entry.mark = mark('m n', '');
        entry.node.append(entry.mark);
      }
      entry.mark.textContent = countMark(item.count);
    },
    nodeOf: (item) => used.get(item)?.node,
    itemOf: (node) => items.get(node),
    release(item) {
      const entry = used.get(item);
      if (!entry) return;
      const { node, words } = entry;
      used.delete(item);
      items.delete(node);
      node.remove();
      if (spare.length >= poolLimit) return;
      node.className = 'c';
      node.style.cssText = '';
      if (node.childNodes.length > 1) node.replaceChildren(words);
      spare.push({ node, words });
    },
    releaseAll() {
      for (const item of [...used.keys()]) this.release(item);
    },
  };
}
