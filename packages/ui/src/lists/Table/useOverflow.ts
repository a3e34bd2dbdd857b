import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the content of a box is larger than the box, also after either has changed. */
export function useOverflow(): { box: RefObject<HTMLDivElement | null>; overflows: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { box, overflows };
}
