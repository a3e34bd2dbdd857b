import { divider } from './Divider.css.ts';

/** A hairline between two things that belong to one subject; a section begins with a `SectionTitle`. */
export function Divider() {
  return <hr className={divider} />;
}
