import type { ShownBanner } from '@pitchside/api/desk/banners';
import { AdBanner, type AdBannerProps } from '@pitchside/ui/AdBanner';
import { closeBanner } from './closed.store.ts';
import { useSeen } from './useSeen.ts';

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
