import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { HeaderPopover } from '../Header/HeaderPopover.tsx';
import * as css from './DataSaverPanel.css.ts';
import type { DataSaverChoice, DataSaverProps, DataSaverReason } from './DataSaver.types.ts';

export interface DataSaverPanelProps extends DataSaverProps {
  value: DataSaverChoice;
  onValueChange: (choice: DataSaverChoice) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  /** The button was pressed before the panel's code was there. */
  pressed: boolean;
}

/** Panel of the data saver. */
export default function DataSaverPanel({
  value,
  onValueChange,
  reason,
  onShowPictures,
  soundAlone,
  onSoundAloneChange,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  pressed,
}: DataSaverPanelProps) {
  const { t } = useLingui();
  const reasons: Record<DataSaverReason, string> = {
    chosen: t`你选了始终省流量`,
    asked: t`浏览器要求省流量`,
    kind: t`现在的网络是 2G`,
    slow: t`现在的网络较慢`,
  };
  return (
    <HeaderPopover label={t`省流量`} {...{ open, defaultOpen, onOpenChange, trigger, pressed }}>
      <div className={css.panel}>
        <p className={css.title}>{t`省流量`}</p>
        <p className={css.reason}>{reasons[reason]}</p>
        <p className={css.words}>{t`图片点了才显示，比分每秒更新两次，弹幕每秒最多 5 条。`}</p>
        <SegmentedControl
          label={t`省流量`}
          size="s"
          stretch
          value={value}
          onValueChange={onValueChange}
          segments={[
            { value: 'auto', label: t`自动` },
            { value: 'always', label: t`始终` },
            { value: 'never', label: t`从不` },
          ]}
        />
        {soundAlone !== undefined && (
          <Switch side="end" checked={soundAlone} onCheckedChange={onSoundAloneChange}>
            {t`画面卡时先听声音`}
          </Switch>
        )}
        {onShowPictures && <Button tone="outline" size="s" stretch onClick={onShowPictures}>{t`显示这一页的图片`}</Button>}
      </div>
    </HeaderPopover>
  );
}
