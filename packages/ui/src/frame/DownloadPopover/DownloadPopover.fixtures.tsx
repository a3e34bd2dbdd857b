/** A drawing in place of the real QR code: three finder patterns and a field of dots. */
export const qrDrawing = (
  <svg width="112" height="112" viewBox="0 0 21 21" shapeRendering="crispEdges" aria-hidden="true">
    <path
      fill="currentColor"
      fillRule="evenodd"
      d={[
        ...['0 0', '14 0', '0 14'].map((at) => `M${at}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`),
        ...Array.from({ length: 441 }, (_, index) => [index % 21, Math.floor(index / 21)] as const)
          .filter(([x, y]) => (x * 7 + y * 5 + x * y) % 3 === 0 && !((x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12)))
          .map(([x, y]) => `M${x} ${y}h1v1h-1z`),
      ].join('')}
    />
  </svg>
);
