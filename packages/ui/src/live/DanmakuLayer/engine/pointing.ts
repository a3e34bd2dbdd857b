import type { DanmakuComment, DanmakuItem } from './comment.ts';
import type { NodePool } from './nodes.ts';

/** A comment under the pointer, hidden so that a still copy can replace it. */
export interface DanmakuPointed {
  comment: DanmakuComment;
  /** Number of equal comments that it represents, itself included. */
  count: number;
  /** Pixels from the left of the stage. */
  left: number;
  /** Pixels from the top of the stage. */
  top: number;
  width: number;
  height: number;
  /**
   * Shows the flying comment again, at its present place. `done`: the reader has dealt with it,
   * so it reacts again only after the pointer has left it.
   */
  release: (done?: boolean) => void;
}

/** Reports the comment that the pointer moves over; returns a function that stops it. */
export function watchPointing(
  host: HTMLElement,
  root: ShadowRoot,
  nodes: NodePool,
  onPoint: (pointed: DanmakuPointed) => void,
): () => void {
  let dealtWith: DanmakuItem | null = null;
  const handleOut = () => {
    dealtWith = null;
  };
  // A pointer that leaves before the flying comment is back under it fires no leave event, so leaving is watched on the whole page as well.
  const handleMove = (event: Event) => {
    if (!event.composedPath().includes(host)) dealtWith = null;
  };
  const handleOver = (event: Event) => {
    const node = event.target instanceof Element ? event.target.closest('.c') : null;
    const item = node ? nodes.itemOf(node) : undefined;
    if (!node || !item || item === dealtWith) return;
    const at = node.getBoundingClientRect();
    const stage = host.getBoundingClientRect();
    node.classList.add('lifted');
    // The element may carry another comment by then.
    const release = (done = false) => {
      dealtWith = done ? item : null;
      nodes.nodeOf(item)?.classList.remove('lifted');
    };
    onPoint({
      comment: item.comment,
      count: item.count,
      left: at.left - stage.left,
      top: at.top - stage.top,
      width: at.width,
      height: at.height,
      release,
    });
  };
  root.addEventListener('pointerover', handleOver);
  root.addEventListener('pointerout', handleOut);
  document.addEventListener('pointermove', handleMove);
  host.classList.add('hot');
  return () => {
    root.removeEventListener('pointerover', handleOver);
    root.removeEventListener('pointerout', handleOut);
    document.removeEventListener('pointermove', handleMove);
    host.classList.remove('hot');
  };
}
