import { useLingui } from '@lingui/react/macro';
import { contact, contacts as box, contactsName } from './DocumentPage.css.ts';
import { bare } from '../../theme/bare.css.ts';

/** A contact that is answered by a person. */
export interface DocumentContact {
  id: string;
  /** Name of the channel: 客服邮箱. */
  name: string;
  /** As it is written. */
  value: string;
  href?: string;
}

/** Contacts for questions that the document leaves open. */
export function DocumentContacts({ contacts }: { contacts: readonly DocumentContact[] }) {
  const { t } = useLingui();
  return (
    <section className={box} aria-label={t`没看懂？`}>
      <p className={contactsName}>{t`没看懂？`}</p>
      <p className={bare}>{t`把问题发给我们，有人会看，也有人会回。`}</p>
      <dl className={bare}>
        {contacts.map(({ id, name, value, href }) => (
          <div key={id} className={contact}>
            <dt className={bare}>{name}</dt>
            <dd className={bare}>
              {href ? (
                <a className={bare} href={href}>
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
