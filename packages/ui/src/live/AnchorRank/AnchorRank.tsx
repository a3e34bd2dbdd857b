import { useLingui } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './AnchorRank.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** An anchor in the rank. */
export interface RankedAnchor {
  id: string;
  nickname: string;
  avatarUrl?: string;
  /** Popularity, which is not a count of viewers. */
  heat: number;
  /** Topics of the anchor: 英超、女足. */
  note?: string;
  /** Streams now; default false. */
  live?: boolean;
  /** The room, or the page of the anchor. */
  href: string;
}

export interface AnchorRankProps extends RootProps {
  /** Anchors from the first place on. The first three are shown on the podium. */
  anchors: readonly RankedAnchor[];
  /** Names the rank for screen readers. */
  label: string;
}

const steps = [1, 2, 3] as const;

/** Ranking of anchors by popularity: a podium of three and the list after them. */
export const AnchorRank = forwardRef<HTMLDivElement, AnchorRankProps>(function AnchorRank({ anchors, label, ...root }, ref) {
  const after = anchors.slice(steps.length);
  return (
    <div className={css.place} ref={ref} {...rootOf(root)}>
      <div className={css.card} role="group" aria-label={label}>
        <ol className={css.podium}>
          {steps.map((step) => {
            const anchor = anchors[step - 1];
            return anchor && <Podium key={anchor.id} step={step} anchor={anchor} />;
          })}
        </ol>
        {after.length > 0 && (
          <ol className={css.list} start={steps.length + 1}>
            {after.map((anchor, index) => (
              <Row key={anchor.id} rank={index + steps.length + 1} anchor={anchor} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
});

function Podium({ step, anchor: { id, nickname, avatarUrl, heat, live, href } }: { step: (typeof steps)[number]; anchor: RankedAnchor }) {
  return (
    <li className={css.step[step]}>
      <a className={css.person} href={href}>
        <Avatar seed={id} src={avatarUrl} size={step === 1 ? 60 : 48} live={live} />
        <span className={`${css.name} ${css.podiumName}`} title={nickname}>
          {nickname}
        </span>
        <Heat value={heat} />
        <span className={step === 1 ? `${css.number[1]} ${css.first}` : css.number[step]} aria-hidden="true">
          {step}
        </span>
      </a>
    </li>
  );
}

function Row({ rank, anchor: { id, nickname, avatarUrl, heat, note, live, href } }: { rank: number; anchor: RankedAnchor }) {
  return (
    <li className={css.row}>
      <a className={css.rowLink} href={href}>
        <span className={css.rank} aria-hidden="true">
          {rank}
        </span>
        <Avatar seed={id} src={avatarUrl} size={32} live={live} />
        <span className={css.who}>
          <span className={css.name} title={nickname}>
            {nickname}
          </span>
          {note && <span className={css.note}>{note}</span>}
        </span>
        <Heat value={heat} />
      </a>
    </li>
  );
}

function Heat({ value }: { value: number }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <span className={css.heat}>
      <Flame size={13} aria-hidden />
      <span className={visuallyHidden}>{t`热度`}</span> {format.compact(value)}
    </span>
  );
}
