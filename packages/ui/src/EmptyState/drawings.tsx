import { canvas, line, lineBrand, lineFaint, lineHair, solidInk, solidLive } from './drawings.css.ts';

/** Line drawing of an empty goal with the ball beside the post. */
export function EmptyGoal() {
  return (
    <svg viewBox="0 0 168 104" className={canvas} aria-hidden="true">
      <path className={lineFaint} d="M8 92h152M44 92V40h80v52M44 40l-16 52M124 40l16 52" />
      <path className={lineHair} d="M54 40v52M66 40v52M78 40v52M90 40v52M102 40v52M114 40v52M44 52h80M44 64h80M44 76h80" />
      <path className={lineBrand} d="M44 40h80" />
      <circle className={line} cx="148" cy="84" r="8" />
      <path className={solidInk} d="M148 79l4 3-1.5 5h-5l-1.5-5z" />
    </svg>
  );
}

/** Line drawing of a corner flag in the wind. */
export function CornerFlag() {
  return (
    <svg viewBox="0 0 168 104" className={canvas} aria-hidden="true">
      <path className={lineFaint} d="M8 92h152M128 74l10-6M132 84l14-2M36 74l-10-6M32 84l-14-2" />
      <path className={line} d="M84 18v50M52 68h64l8 24H44z" />
      <path className={solidLive} d="M84 20l34 11-34 12z" />
    </svg>
  );
}
