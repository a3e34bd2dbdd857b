import { apartMark } from './mark.ts';
import { named, sideMark } from './Row.css.ts';

interface TeamNameProps {
  /** With the mark of its women or its young, if it has one. */
  short: string;
  /** The whole name, for the pointer. */
  full: string;
  /** Class of the look: neutral, won, lost. */
  look: string;
}

/** A team's name, which is cut where it does not fit, and the mark behind it, which is not. */
export function TeamName({ short, full, look }: TeamNameProps) {
  const { name, mark } = apartMark(short);
  return (
    <span className={named} title={full}>
      <span className={look}>{name}</span>
      {mark && (
        <>
          {short.includes(' ') && ' '}
          <span className={sideMark[mark.kind]}>{mark.text}</span>
        </>
      )}
    </span>
  );
}
