import { useLingui } from '@lingui/react/macro';
import { useLocaleTag } from '../../theme/UiProvider/localeTag.ts';
import { Bell, Gem, MessageSquareText, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { benefit, benefits, brand, picture as pictureBox, pitchLines, scorebug as bugBox, title, words, crowd } from './LoginBrand.css.ts';

export interface LoginBrandProps {
  /** A drawn match scene that fills 352 by 216 px; default the lines of a pitch. */
  picture?: ReactNode;
  /** A scorebug on the lower edge of the picture. */
  scorebug?: ReactNode;
  /** Diamonds of a full week of signing in; without it the line is left out. */
  weekReward?: number;
  /** Number of people watching now; without it the mark is left out. */
  watching?: number;
}

/** Half-way line, centre circle and one box of a pitch, seen from the stand. */
function PitchLines() {
  return (
    <svg className={pitchLines} viewBox="0 0 352 216" preserveAspectRatio="xMidYMid slice">
      <path d="M0 52h352M176 52v164M-8 96l70 0-34 84h-44M360 96h-70l34 84h44" />
      <ellipse cx="176" cy="134" rx="72" ry="38" />
      <ellipse cx="176" cy="134" rx="2" ry="1" />
    </svg>
  );
}

/** The brand half of the login dialog: the pitch, and the benefits of an account. */
export function LoginBrand({ picture = <PitchLines />, scorebug, weekReward, watching }: LoginBrandProps) {
  const { t } = useLingui();
  const tag = useLocaleTag();
  const crowdSize =
    watching === undefined ? '' : new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }).format(watching);
  return (
    <aside className={brand}>
      <div className={pictureBox} aria-hidden="true">
        {picture}
        {scorebug && <div className={bugBox}>{scorebug}</div>}
      </div>
      <div className={words}>
        <p className={title}>{t`坐到场边来`}</p>
        <ul className={benefits}>
          <li className={benefit}>
            <MessageSquareText size={20} aria-hidden />
            {t`发弹幕，送礼物，给主播撑场`}
          </li>
          <li className={benefit}>
            <Bell size={20} aria-hidden />
            {t`收藏的比赛，进球就提醒`}
          </li>
          {weekReward !== undefined && (
            <li className={benefit}>
              <Gem size={20} aria-hidden />
              {t`每天签到，七天得 ${weekReward} 黄钻`}
            </li>
          )}
        </ul>
        {watching !== undefined && (
          <div className={crowd}>
            <Chip tone="frame" size="m" icon={<UsersRound size={16} aria-hidden />}>
              {t`${crowdSize}人正在看球`}
            </Chip>
          </div>
        )}
      </div>
    </aside>
  );
}
