import { useLingui } from '@lingui/react/macro';
import {
  adminSaveBanner,
  bannerArts,
  bannerAudiences,
  bannerKinds,
  adPlaces,
  bannerLimits,
  type DeskBanner,
} from '@pitchside/api/desk/banners';
import { AdBanner } from '@pitchside/ui/AdBanner';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { locales } from '@pitchside/locales';
import { NumberField } from '@pitchside/ui/NumberField';
import { Select } from '@pitchside/ui/Select';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Blocks } from '../Admin.layout.ts';
import { SaveFoot } from '../SaveFoot.tsx';
import { TextInThree, isInThree, noTexts } from '../TextInThree.tsx';
import { readMoment, writeMoment } from './moment.ts';
import { useBannerLabels } from './useBannerLabels.ts';

const usual: [string, string] = ['#0b2d24', '#f4c430'];

interface BannerFormProps {
  /** The one that is changed; undefined for a new one. */
  banner: DeskBanner | undefined;
  onSaved: (banner: DeskBanner) => void;
}

/** Form of a banner with its preview. */
export function BannerForm({ banner, onSaved }: BannerFormProps) {
  const { t } = useLingui();
  const { places, kinds, audiences, arts, shownIn } = useBannerLabels();
  const [draft, setDraft] = useState(() => ({
    kind: banner?.kind ?? ('banner' as const),
    place: banner?.place ?? ('main' as const),
    titles: banner?.titles ?? noTexts,
    lines: banner?.lines ?? noTexts,
    art: banner?.art ?? ('cup' as const),
    colors: banner?.colors ?? usual,
    link: banner?.link ?? '/schedule',
    audience: banner?.audience ?? ('everybody' as const),
    languages: banner?.languages ?? [],
    rank: banner?.rank ?? 100,
    is_open: banner?.is_open ?? true,
    from: writeMoment(banner?.starts_at ?? null),
    until: writeMoment(banner?.ends_at ?? null),
  }));
  const [isTried, setTried] = useState(false);
  const { busy, send } = useSending();
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const isWhole = isInThree(draft.titles) && isInThree(draft.lines);
  const options = <Name extends string>(names: readonly Name[], words: Record<Name, string>) =>
    names.map((value) => ({ value, label: words[value] }));

  async function save(): Promise<void> {
    setTried(true);
    if (!isWhole) return;
    const { from, until, ...fields } = draft;
    const [starts, ends] = [readMoment(from), readMoment(until)];
    await send(async () => {
      const saved = await api.call(adminSaveBanner, {
        ...fields,
        ...(banner && { id: banner.id }),
        ...(starts !== null && { starts_at: starts }),
        ...(ends !== null && { ends_at: ends }),
      });
      say('success', t`已保存`);
      onSaved(saved);
    });
  }

  return (
    <Card title={banner ? t`修改横幅` : t`新建横幅`}>
      <Blocks>
        <AdBanner
          href={draft.link}
          title={draft.titles[language] || t`标题`}
          line={draft.lines[language]}
          art={draft.art}
          colors={draft.colors}
          look={draft.place === 'strip' ? 'strip' : 'card'}
          advert={draft.kind === 'advert'}
        />
        <FormField label={t`种类`}>
          <Select value={draft.kind} onValueChange={(kind) => change({ kind })} options={options(bannerKinds, kinds)} />
        </FormField>
        <FormField label={t`放在哪里`}>
          <Select value={draft.place} onValueChange={(place) => change({ place })} options={options(adPlaces, places)} />
        </FormField>
        <TextInThree
          value={draft.titles}
          onValueChange={(titles) => change({ titles })}
          label={(tongue) => t`标题（${tongue}）`}
          maxLength={(each) => bannerLimits.title * (each === 'zh' ? 1 : 2)}
          required
          isTried={isTried}
        />
        <TextInThree
          value={draft.lines}
          onValueChange={(lines) => change({ lines })}
          label={(tongue) => t`一句话（${tongue}）`}
          maxLength={(each) => bannerLimits.line * (each === 'zh' ? 1 : 2)}
          required
          isTried={isTried}
        />
        <FormField label={t`画`}>
          <Select value={draft.art} onValueChange={(art) => change({ art })} options={options(bannerArts, arts)} />
        </FormField>
        <FormField label={t`底色`} hint={t`六位十六进制，如 #0b2d24`}>
          <Input value={draft.colors[0]} onValueChange={(text) => change({ colors: [text, draft.colors[1]] })} maxLength={7} />
        </FormField>
        <FormField label={t`画的颜色`}>
          <Input value={draft.colors[1]} onValueChange={(text) => change({ colors: [draft.colors[0], text] })} maxLength={7} />
        </FormField>
        <FormField label={t`链接`} hint={t`本站的页面，以 / 开头`}>
          <Input value={draft.link} onValueChange={(link) => change({ link })} maxLength={bannerLimits.link} />
        </FormField>
        <FormField label={t`给谁看`}>
          <Select value={draft.audience} onValueChange={(audience) => change({ audience })} options={options(bannerAudiences, audiences)} />
        </FormField>
        {locales.map((each) => {
          const isIn = draft.languages.includes(each);
          return (
            <Switch
              key={each}
              checked={draft.languages.length === 0 || isIn}
              onCheckedChange={(on) => {
                const now = draft.languages.length === 0 ? [...locales] : draft.languages;
                const next = on ? [...now, each] : now.filter((known) => known !== each);
                change({ languages: next.length === locales.length ? [] : next });
              }}
            >
              {shownIn[each]}
            </Switch>
          );
        })}
        <FormField label={t`从什么时候起`} hint={t`如 2026-12-01 20:00，空着不限`} optional>
          <Input value={draft.from} onValueChange={(from) => change({ from })} maxLength={16} />
        </FormField>
        <FormField label={t`到什么时候止`} optional>
          <Input value={draft.until} onValueChange={(until) => change({ until })} maxLength={16} />
        </FormField>
        <FormField label={t`次序`} hint={t`小的排在前面`}>
          <NumberField value={draft.rank} onValueChange={(rank) => change({ rank: rank ?? 100 })} min={0} max={10_000} />
        </FormField>
        <Switch checked={draft.is_open} onCheckedChange={(is_open) => change({ is_open })}>
          {t`开放`}
        </Switch>
      </Blocks>
      <SaveFoot busy={busy} onSave={() => void save()} />
    </Card>
  );
}
