import { useState, type DragEvent } from 'react';

/** Handlers of an element onto which files are dragged, and whether some are over it. */
export function useDrop(open: boolean, onFiles: (files: readonly File[]) => void) {
  // A drag enters a child before it leaves the element, so the depth is counted.
  const [depth, setDepth] = useState(0);
  const carries = (event: DragEvent) => open && event.dataTransfer.types.includes('Files');
  return {
    over: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => carries(event) && setDepth((at) => at + 1),
      onDragLeave: (event: DragEvent) => carries(event) && setDepth((at) => Math.max(0, at - 1)),
      onDragOver: (event: DragEvent) => carries(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
