import { useEffect, useState } from 'react';

/** Part of the window, from its top, in which a heading counts as read. */
const band = '0px 0px -66% 0px';

/** Id of the section that is being read: the last one whose beginning has come into the upper third of the window; the first until then. */
export function useSectionRead(ids: readonly string[]): string | undefined {
  const [begun, setBegun] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const inside = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inside.add(target.id);
          else inside.delete(target.id);
        }
        const last = order.findLast((id) => inside.has(id));
        if (last !== undefined) setBegun(last);
      },
      { rootMargin: band },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return begun !== undefined && ids.includes(begun) ? begun : ids[0];
}
