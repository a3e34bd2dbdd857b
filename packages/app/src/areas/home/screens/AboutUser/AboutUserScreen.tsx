import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { DocumentPage } from '@pitchside/ui/DocumentPage';
import { useFormat } from '@pitchside/ui/format';
import { MemberMenu } from '@pitchside/ui/MemberMenu';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { routes } from '../../../../routes.data.ts';
import { legalNames } from '../../legal/legal.types.ts';
import { readLegal } from '../../legal/readLegal.ts';
import { legalIcons } from './legalIcons.tsx';
import { SupportWired } from '../../support/Support.tsx';
import { useContacts } from '../../support/useContacts.tsx';
import { feedbackPlace } from './feedbackAddress.ts';
import { FeedbackPlace } from './FeedbackPlace.tsx';
import { useLegalTitles } from '../../useLegalTitles.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { Editions } from './Editions.tsx';

/** /about-user: agreements, help for streamers and about the site, by `type` 1 to 6; an unknown one is the user agreement. */
export function AboutUserScreen() {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  const titles = useLegalTitles();
  const contacts = useContacts();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const name = legalNames[Number(query.get('type')) - 1] ?? 'agreement';
  const asked = Number(query.get('edition'));
  const edition = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { value: reading, state, again } = useResource(`${name} ${edition ?? ''}`, (signal) => readLegal(name, edition, signal));
  const value = reading?.text;
  useEffect(() => {
    // The text loads after the address, so its anchor exists only now.
    if (value && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [value, hash]);
  const since = value && fullDate(Date.parse(value.since));
  const version = value?.version;
  const menu = (
    <MemberMenu
      label={t`协议与帮助`}
      currentId={name}
      groups={[
        {
          id: 'all',
          items: legalNames.map((id, index) => ({
            id,
            label: titles[id],
            href: `${routes.aboutUser.path}?type=${index + 1}`,
            icon: legalIcons[id],
          })),
        },
      ]}
    />
  );
  return (
    <Page data-ready>
      <DocumentPage
        menu={menu}
        title={value?.title ?? titles[name]}
        sections={value?.sections ?? []}
        contacts={contacts}
        status={statusOf({ value, state })}
        onRetry={again}
        {...(name === 'feedback' && { act: <ButtonLink size="s" href={`#${feedbackPlace}`}>{t`写给我们`}</ButtonLink> })}
        {...(value && { brief: value.brief, edition: t`${since} 起生效，第 ${version} 版` })}
      />
      {name === 'agreement' && value && <ConsentCard />}
      {reading && <Editions type={legalNames.indexOf(name) + 1} editions={reading.editions} shown={reading.text.version} />}
      {name === 'feedback' && <FeedbackPlace />}
      <SupportWired />
    </Page>
  );
}
