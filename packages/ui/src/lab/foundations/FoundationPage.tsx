import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionTitle } from '../../frame/SectionTitle/index.ts';
import { say } from '../storykit/say.ts';
import * as css from './FoundationPage.css.ts';

/** A page of the foundations: its subject, then its blocks. */
export function FoundationPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

/** One subject of a page, under a chalk line. */
export function Block({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={css.block}>
      <SectionTitle hint={hint}>{title}</SectionTitle>
      {children}
    </section>
  );
}

/** Cards side by side; the width is that of the narrowest card. */
export function Cards({ width = 'card', children }: { width?: keyof typeof css.grid; children: ReactNode }) {
  return <div className={css.grid[width]}>{children}</div>;
}

/** A thing to look at, with its name below. */
export function Specimen({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <figure className={css.card}>
      <div className={css.stage}>{children}</div>
      <figcaption className={css.caption}>
        <span className={css.captionTitle}>{name}</span>
        {note}
      </figcaption>
    </figure>
  );
}

const verdicts = {
  right: { icon: <Check size={16} aria-hidden />, word: () => say('这样用', 'Do', 'Nên') },
  wrong: { icon: <X size={16} aria-hidden />, word: () => say('不要这样', 'Don’t', 'Đừng') },
} as const;

/** An example to follow, or one to avoid. */
export function Example({
  verdict,
  title,
  note,
  children,
}: {
  verdict: keyof typeof verdicts;
  title: string;
  note: string;
  children: ReactNode;
}) {
  const { icon, word } = verdicts[verdict];
  return (
    <figure className={css.card}>
      <div className={css.stage}>{children}</div>
      <figcaption className={`${css.caption} ${css.verdict[verdict]}`}>
        <span className={css.verdictWord[verdict]}>
          {icon}
          {word()}
        </span>
        <span className={css.captionTitle}>{title}</span>
        {note}
      </figcaption>
    </figure>
  );
}
