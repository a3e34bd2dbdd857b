import type { ReactNode } from 'react';

/** Drawings of banners. */
export const adArts = ['cup', 'stands', 'board', 'phone', 'gift', 'pad'] as const;
export type AdArtName = (typeof adArts)[number];

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 5, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const drawings: Record<AdArtName, ReactNode> = {
  cup: (
    <>
      <path d="M42 22h56v30c0 18-12 30-28 30S42 70 42 52z" fill="currentColor" />
      <path d="M42 32H26c0 18 6 26 20 28M98 32h16c0 18-6 26-20 28" {...line} />
      <path d="M70 82v18M50 110h40v-10H50z" {...line} />
    </>
  ),
  stands: (
    <>
      <path d="M14 112 126 84M14 92l112-28M14 72l112-28" {...line} />
      <g fill="currentColor">
        <circle cx="34" cy="56" r="8" />
        <circle cx="62" cy="48" r="8" />
        <circle cx="90" cy="41" r="8" />
        <circle cx="48" cy="76" r="8" />
        <circle cx="78" cy="68" r="8" />
        <circle cx="106" cy="61" r="8" />
      </g>
    </>
  ),
  board: (
    <>
      <rect x="16" y="22" width="108" height="76" rx="6" {...line} />
      <path d="M70 22v76M16 44h16v32H16M124 44h-16v32h16" {...line} />
      <circle cx="70" cy="60" r="14" {...line} />
      <circle cx="44" cy="60" r="6" fill="currentColor" />
      <circle cx="98" cy="46" r="6" fill="currentColor" />
    </>
  ),
  phone: (
    <>
      <rect x="44" y="14" width="52" height="98" rx="9" {...line} />
      <path d="M62 102h16" {...line} />
      <rect x="54" y="30" width="32" height="18" rx="3" fill="currentColor" />
      <path d="M54 60h32M54 72h22M54 84h28" {...line} />
    </>
  ),
  gift: (
    <>
      <rect x="28" y="54" width="84" height="56" rx="5" {...line} />
      <rect x="20" y="36" width="100" height="20" rx="4" fill="currentColor" />
      <path d="M70 36v74M70 36c-26 0-32-22-16-22 10 0 16 12 16 22zm0 0c26 0 32-22 16-22-10 0-16 12-16 22z" {...line} />
    </>
  ),
  pad: (
    <>
      <rect x="20" y="34" width="76" height="56" rx="8" {...line} />
      <path d="m96 56 26-14v40L96 68z" fill="currentColor" />
      <circle cx="58" cy="62" r="13" fill="currentColor" />
      <path d="M44 104h28" {...line} />
    </>
  ),
};

/** A drawing in the colour around it. */
export const AdArt = ({ name }: { name: AdArtName }) => (
  <svg viewBox="0 0 140 124" width="100%" height="100%" aria-hidden="true">
    {drawings[name]}
  </svg>
);
