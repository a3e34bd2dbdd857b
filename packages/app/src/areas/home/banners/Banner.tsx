import { type ShownBanner, bannerSeen } from '@pitchside/api/desk/banners';
import { AdBanner, type AdBannerProps } from '@pitchside/ui/AdBanner';
import { closeBanner } from './closed.store.ts';
import { useEffect, useState, type RefCallback } from 'react';
import { api } from '../../../platform/api/api.ts';
import { unlessLost } from '../../../platform/log/later.ts';

/** Banners reported as seen on this page. */
const reported = new Set<string>();

/** Whether the site knows that a banner was seen here. */
const isReported = (id: string): boolean => reported.has(id);

/** Reports once that a banner was seen. */
function reportSeen(id: string): void {
  if (reported.has(id)) return;
  reported.add(id);
  unlessLost(api.call(bannerSeen, { id }, { quiet: true }));
}

/** Time that half of a banner must be in the window to count as seen, ms. */
const glance = 1_000;

/** Reports once that a banner was seen: half of it was in the window for a second. */
function useSeen(id: string): RefCallback<Element> {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    if (!place || isReported(id)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          reportSeen(id);
        }, glance);
      },
      { threshold: 0.5 },
    );
    observer.observe(place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, id]);
  return setPlace;
}

interface BannerWiredProps extends Pick<AdBannerProps, 'look'> {
  banner: ShownBanner;
}

/** One banner; an advertisement says so and can be taken away for the session. */
export function BannerWired({ banner: { id, kind, title, line, art, colors, link }, look = 'card' }: BannerWiredProps) {
  const seen = useSeen(id);
  const isAdvert = kind === 'advert';
  return (
    <AdBanner
      ref={seen}
      href={link}
      title={title}
      line={line}
      art={art}
      colors={colors}
      look={look}
      advert={isAdvert}
      {...(isAdvert && { onClose: () => closeBanner(id) })}
    />
  );
}
