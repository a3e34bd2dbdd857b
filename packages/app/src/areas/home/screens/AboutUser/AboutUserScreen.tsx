import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { DocumentPage } from '@pitchside/ui/DocumentPage';
import { useFormat } from '@pitchside/ui/format';
import { MemberMenu } from '@pitchside/ui/MemberMenu';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { routes } from '../../../../routes.data.ts';
import { readLegal } from '../../legal/readLegal.ts';
import { SupportWired } from '../../support/Support.tsx';
import { useContacts } from '../../support/useContacts.tsx';
import { feedbackPlace } from './feedbackAddress.ts';
import { FeedbackPlace } from './FeedbackPlace.tsx';
import { useLegalTitles } from '../../useLegalTitles.ts';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { useSending } from '../../../../platform/sending/useSending.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { consent, giveConsent } from '../../legal/consent.store.ts';
import { firstEdition, legalKinds, type LegalEdition, type LegalKind } from '@pitchside/api/desk/legal';
import { readAboutUser } from '@pitchside/api/screens/AboutUser';
import { Link } from '@pitchside/ui/Link';
import { CircleHelp, FileText, Info, MessageSquareText, Mic, ShieldCheck, type LucideIcon } from 'lucide-react';

const drawn = (Icon: LucideIcon): ReactNode => <Icon size={16} aria-hidden />;

/** Icon of each document. */
const legalIcons: Record<LegalKind, ReactNode> = {
  agreement: drawn(FileText),
  privacy: drawn(ShieldCheck),
  anchorAgreement: drawn(Mic),
  anchorHelp: drawn(CircleHelp),
  about: drawn(Info),
  feedback: drawn(MessageSquareText),
};

interface EditionsProps {
  /** Type of the document in addresses. */
  type: number;
  editions: readonly LegalEdition[];
  /** Number of the one that is read. */
  shown: number;
}

/** Every edition of a document, each to be read as it was. */
function Editions({ type, editions, shown }: EditionsProps) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  if (editions.length === 0) return null;
  const rows = [
    ...editions.map(({ number, since, note }) => ({ number, words: `${fullDate(since)} ${note}` })),
    { number: firstEdition, words: t`第一版` },
  ];
  return (
    <Card title={t`历次版本`}>
      {rows.map(({ number, words }) => (
        <Text key={number} as="p" size="s" tone="quiet">
          {number === shown ? (
            <strong>{t`第 ${number} 版`}</strong>
          ) : (
            <Link href={`${routes.aboutUser.path}?type=${type}&edition=${number}`}>{t`第 ${number} 版`}</Link>
          )}{' '}
          {words}
        </Text>
      ))}
    </Card>
  );
}

/** Under the user agreement: accepting the edition that holds, for a member who has not. */
function ConsentCard() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { due } = useSnapshot(consent);
  const { busy, send } = useSending();
  // What is due is asked by the dialog, which stands on every page of a member.
  if (!user || !due) return null;
  const { number } = due;

  const accept = () =>
    send(async () => {
      await giveConsent(number);
      say('success', t`已同意新的用户协议`);
    });

  return (
    <Card
      title={t`用户协议更新了`}
      acts={
        <Button loading={busy} onClick={() => void accept()}>
          {t`同意`}
        </Button>
      }
    >
      <Text as="p" size="s" tone="quiet">{t`看过第 ${number} 版以后，请同意再继续使用。`}</Text>
    </Card>
  );
}

/** /about-user: agreements, help for streamers and about the site, by `type` 1 to 6; an unknown one is the user agreement. */
export function AboutUserScreen() {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  const titles = useLegalTitles();
  const contacts = useContacts();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const { name, edition } = readAboutUser(query);
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
          items: legalKinds.map((id, index) => ({
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
      {reading && <Editions type={legalKinds.indexOf(name) + 1} editions={reading.editions} shown={reading.text.version} />}
      {name === 'feedback' && <FeedbackPlace />}
      <SupportWired />
    </Page>
  );
}
