import { letterWeight, markGap, markPadding, markScale } from './measure.ts';

/** Looks of the comments. They live in a shadow root, so that no style of the page changes a width that was measured. */
const rules = `
:host { all: initial; display: block; position: absolute; inset: 0; overflow: hidden; contain: strict; pointer-events: none; user-select: none; direction: ltr; font-family: var(--danmaku-font, sans-serif) }
.belt { position: absolute; left: 100%; top: 0; width: 0; height: 100%; will-change: transform }
.strip { position: absolute; top: 0; height: 100%; contain: strict; will-change: transform }
.c { width: fit-content; height: var(--lane); line-height: var(--lane); white-space: pre; font-weight: ${letterWeight}; color: #fff; -webkit-text-stroke: 2.5px rgb(8 22 16 / 0.72); paint-order: stroke fill }
.c.still { position: absolute; left: 50%; translate: -50% 0; max-width: 100%; overflow: hidden; text-overflow: ellipsis; padding: 0 10px; border-radius: 4px; background: rgb(16 44 32 / 0.82) }
.c.own { box-sizing: border-box; line-height: calc(var(--lane) - 4px); border: 2px solid rgb(236 244 238); border-radius: 4px; padding: 0 8px; background: rgb(16 44 32 / 0.55) }
.c.anchor { border-radius: 99px; padding: 0 8px; background: rgb(16 44 32 / 0.88); -webkit-text-stroke: 0 }
.c.gift { border-radius: 4px; padding: 0 10px; background: linear-gradient(90deg, rgb(16 44 32 / 0.9), rgb(16 44 32 / 0.55)); -webkit-text-stroke: 0 }
.c.advert { border-radius: 4px; padding: 0 10px; background: rgb(84 44 6 / 0.9); box-shadow: inset 0 -2px rgb(255 178 74); -webkit-text-stroke: 0 }
.c.own.advert { padding: 0 8px }
.c.legend { box-sizing: border-box; line-height: calc(var(--lane) - 4px); border: solid rgb(241 242 232); border-width: 2px 0; background: rgb(14 32 24 / 0.6) }
.c.own.legend { border-width: 2px }
.k { display: inline-block; box-sizing: border-box; vertical-align: -0.12em; margin-right: ${markGap}px; border-radius: 3px }
.m { -webkit-text-stroke: 0; display: inline-block; vertical-align: middle; font-size: ${markScale}em; line-height: 1.4; padding: 0 ${markPadding}px; border-radius: 3px; background: rgb(249 252 247); color: rgb(14 32 24); margin-left: ${markGap}px }
.m.tag { margin: 0 ${markGap}px 0 0; background: rgb(24 84 62); color: rgb(244 250 246) }
.anchor > .m.tag { background: rgb(186 28 44); color: #fff }
.advert > .m.tag { background: rgb(255 178 74); color: rgb(44 22 2) }
.n { transform: skewX(-12deg) }
:host(.hot) .c { pointer-events: auto }
.c.still, :host(.crowded) .c { contain: layout style }
.c.lifted { visibility: hidden }
`;

/** A shadow root on a new element inside `parent`, with the engine's rules adopted: nothing that a content security policy would refuse. */
export function createStageRoot(parent: HTMLElement): { host: HTMLElement; root: ShadowRoot } {
  const host = parent.ownerDocument.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  // A style sheet belongs to the document that created it; the picture may be in a window of its own.
  const { CSSStyleSheet: Sheet } = parent.ownerDocument.defaultView ?? globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
  parent.append(host);
  return { host, root };
}
