import { foot, way } from './LoginFoot.css.ts';

export interface LoginFootProps {
  /** The question on the left. */
  ask: string;
  /** The way on the right. */
  words: string;
  /** Address; without it `onPress` is called. */
  href?: string;
  onPress?: () => void;
}

/** The strip at the bottom of the login: a question, and the link that answers it. */
export function LoginFoot({ ask, words, href, onPress }: LoginFootProps) {
  return (
    <footer className={foot}>
      <span>{ask}</span>
      {href === undefined ? (
        <button type="button" className={way} onClick={onPress}>
          {words}
        </button>
      ) : (
        <a className={way} href={href}>
          {words}
        </a>
      )}
    </footer>
  );
}
