import { forwardRef, useId, type FormHTMLAttributes, type ReactNode, type Ref } from 'react';
import { SectionTitle, type SectionTitleProps } from '../SectionTitle/index.ts';
import * as css from './Card.css.ts';

/**
 * Looks of a card: `plain` is a card on the page; within another card `inset` shows a sum and `outline` groups;
 * `turf` is for a head, `critical` for acts that cannot be undone.
 */
export const cardTones = ['plain', 'inset', 'outline', 'turf', 'critical'] as const;

export interface CardProps
  extends
    Omit<FormHTMLAttributes<HTMLElement>, 'className' | 'style' | 'title'>,
    Pick<SectionTitleProps, 'level' | 'hint' | 'tabs' | 'more'> {
  /** Element that it renders; default `section`. */
  as?: 'section' | 'article' | 'aside' | 'header' | 'div' | 'li' | 'form';
  /** Default `plain`. */
  tone?: (typeof cardTones)[number];
  /** Title on the chalk line, and the card's accessible name; `hint`, `tabs` and `more` stand beside it as in `SectionTitle`. */
  title?: ReactNode;
  /** A control at the end of the title. */
  aside?: ReactNode;
  /** A bar along the bottom edge: the sum. */
  foot?: ReactNode;
  /** Actions at the end of that bar. */
  acts?: ReactNode;
  /**
   * Padding: 16 px, 16 px with 12 above a title (`titled`), 12 px, or none for content that reaches the edges by itself; default `full`.
   */
  padding?: keyof typeof css.padding;
  /** Keeps 12 px between the things in it; default false. */
  stacked?: boolean;
  /** Whether the plain cards inside are its blocks, without frames of their own; default false. */
  blocks?: boolean;
}

/** A card on one subject, with its title, its content and its actions. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  {
    as = 'section',
    tone = 'plain',
    title,
    level,
    hint,
    tabs,
    more,
    aside,
    foot,
    acts,
    padding = 'full',
    stacked,
    blocks,
    children,
    ...rest
  },
  ref,
) {
  const id = useId();
  const Element = as as 'form';
  return (
    <Element
      ref={ref as Ref<HTMLFormElement>}
      className={`${css.card[tone]} ${css.padding[padding]}${stacked ? ` ${css.stacked}` : ''}`}
      // A form names its missing fields itself: the browser's own bubbles are in the browser's language.
      {...(as === 'form' && { noValidate: true })}
      data-stacked={stacked || undefined}
      data-blocks={blocks || undefined}
      data-ground={tone === 'turf' ? 'dark' : undefined}
      aria-labelledby={title === undefined || rest['aria-label'] !== undefined ? undefined : id}
      {...rest}
    >
      {title !== undefined && (
        <SectionTitle headingId={id} level={level} hint={hint} tabs={tabs} action={aside} more={more}>
          {title}
        </SectionTitle>
      )}
      {children}
      {(foot !== undefined || acts !== undefined) && <CardFoot acts={acts}>{foot}</CardFoot>}
    </Element>
  );
});

/** Full-bleed part of a card: a table, a list. Its own frame becomes the card's. */
export function CardBleed({ children }: { children: ReactNode }) {
  return <div className={css.bleed}>{children}</div>;
}

/** A head of turf along the top edge: the subject of the card. */
export function CardHead({ children }: { children: ReactNode }) {
  return (
    <div className={css.head} data-ground="dark">
      {children}
    </div>
  );
}

export interface CardFootProps {
  /** The sum. */
  children?: ReactNode;
  /** Actions at the end. */
  acts?: ReactNode;
  /** Makes the foot sticky while the card is in view; default false. */
  stays?: boolean;
}

/** The bar along the bottom edge, for where it belongs to a form in the card. */
export function CardFoot({ children, acts, stays = false }: CardFootProps) {
  return (
    <div className={css.foot[stays ? 'stays' : 'rests']}>
      {children}
      {acts !== undefined && <span className={css.acts}>{acts}</span>}
    </div>
  );
}
