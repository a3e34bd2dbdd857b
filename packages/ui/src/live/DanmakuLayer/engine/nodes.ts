import { lettersOf, type DanmakuItem, type DanmakuRole } from './comment.ts';
import { countMark, labelOf, nobleMark, type DanmakuLabels } from './dress.ts';
import type { NobleRank } from '../../../theme/noble.data.ts';
import { nobleDress } from './noble.data.ts';

/** Makes and reuses the elements of comments, and knows which comment an element shows. */
export interface NodePool {
  /** An element showing the comment in letters of this size, not yet in the document. */
  dress: (item: DanmakuItem, labels: DanmakuLabels, fontPx: number) => HTMLElement;
  /** Shows the item's present count. */
  recount: (item: DanmakuItem) => void;
  /** Comments that have an element. */
  items: () => DanmakuItem[];
  nodeOf: (item: DanmakuItem) => HTMLElement | undefined;
  itemOf: (node: Element) => DanmakuItem | undefined;
  /** Takes the item's element out of the document and keeps a plain one for the next comment. */
  release: (item: DanmakuItem) => void;
  releaseAll: () => void;
}

/** Plain elements kept for reuse. */
const poolLimit = 400;
const svg = 'http://www.w3.org/2000/svg';
/** Roles with a frame or a plate of their own in the sheet. */
const framed: ReadonlySet<DanmakuRole> = new Set(['own', 'anchor', 'gift']);

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
  const badge = (rank: NobleRank, side: number) => {
    const { plate, ink, path } = nobleDress[rank];
    const node = document.createElementNS(svg, 'svg');
    const drawing = document.createElementNS(svg, 'path');
    drawing.setAttribute('d', path);
    node.setAttribute('class', 'k');
    node.setAttribute('viewBox', '-3 -3 18 18');
    Object.assign(node.style, { width: `${side}px`, height: `${side}px`, background: plate, fill: ink });
    node.append(drawing);
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
    dress(item, labels, fontPx) {
      const made = spare.pop() ?? fresh();
      const { node, words } = made;
      words.data = item.text;
      if (framed.has(item.role)) node.classList.add(item.role);
      const { noble } = item.comment;
      if (noble) {
        node.classList.add(noble);
        node.prepend(badge(noble, nobleMark(fontPx)));
      }
      if (item.comment.advert) node.classList.add('advert');
      const label = labelOf(item, labels);
      if (label) node.prepend(mark('m tag', label));
      node.style.color = lettersOf(item.comment) ?? '';
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
    items: () => [...used.keys()],
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
