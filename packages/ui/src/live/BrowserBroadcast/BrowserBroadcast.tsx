import { useLingui } from '@lingui/react/macro';
import { Camera, CircleAlert, MonitorUp, PictureInPicture2, Radio, Square, Video } from 'lucide-react';
import { forwardRef } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { FormField } from '../../forms/FormField/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { SoundMeter } from '../SoundMeter/index.ts';
import {
  pictureSources,
  type BroadcastChoices,
  type BroadcastDevice,
  type BroadcastFigures,
  type BroadcastPreview,
  type BroadcastProblem,
  type BrowserBroadcastState,
} from './broadcast.ts';
import * as css from './BrowserBroadcast.css.ts';
import { useBroadcastLabels } from './useBroadcastLabels.ts';

export interface BrowserBroadcastProps extends RootProps {
  state: BrowserBroadcastState;
  /** Why it ended, or could not begin; default none. */
  problem?: BroadcastProblem | null;
  choices: BroadcastChoices;
  onChoicesChange: (change: Partial<BroadcastChoices>) => void;
  /** Devices with their names; empty before the person has allowed them. */
  cameras: readonly BroadcastDevice[];
  microphones: readonly BroadcastDevice[];
  /** The picture and its sound, while they are open. */
  preview: BroadcastPreview | null;
  /** Figures of what is sent; default none. */
  figures?: BroadcastFigures | null;
  /** Home and away of the room's match, whose score may stand in the picture; default none. */
  match?: string;
  /** The browser can draw into the picture: the camera over the screen, the score. Default true. */
  canCompose?: boolean;
  /** The site can send sound on; default true. */
  hasSound?: boolean;
  /** Opens the devices, for a look before the broadcast. */
  onPreview: () => void;
  onStart: () => void;
  /** Ends the broadcast, or closes the devices. */
  onStop: () => void;
}

const icons = { camera: Camera, screen: MonitorUp, both: PictureInPicture2 };
/** Values of a menu that are no device. */
const usual = 'usual';
const none = 'none';

const onAir: readonly BrowserBroadcastState[] = ['connecting', 'live', 'poor', 'again'];

/** Going live without any program: source, devices and score, a look at the picture, and one button. */
export const BrowserBroadcast = forwardRef<HTMLDivElement, BrowserBroadcastProps>(function BrowserBroadcast(
  {
    state,
    problem = null,
    choices,
    onChoicesChange,
    cameras,
    microphones,
    preview,
    figures = null,
    match,
    canCompose = true,
    hasSound = true,
    onPreview,
    onStart,
    onStop,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const { states, problems, sources } = useBroadcastLabels();
  const isOnAir = onAir.includes(state);
  const isBusy = isOnAir || state === 'opening';
  const named = (devices: readonly BroadcastDevice[]) => [
    { value: usual, label: t`系统默认` },
    ...devices.map(({ id, label }) => ({ value: id, label })),
  ];
  const [rate, height, fps] = [integer(figures?.kbps ?? 0), figures?.height ?? 0, integer(figures?.fps ?? 0)];
  return (
    <div className={css.frame} ref={ref} {...rootOf(root)}>
      <div className={css.screen} data-ground="dark">
        {preview ? (
          preview.picture
        ) : (
          <p className={css.empty}>
            <Video size={28} aria-hidden />
            {t`先看一眼画面，再开播`}
          </p>
        )}
        <p className={css.state[state === 'live' ? 'live' : isOnAir ? 'waiting' : 'off']} role="status">
          {states[state]}
        </p>
        {figures && isOnAir && <p className={css.figures}>{t`${height}p · ${fps} 帧 · ${rate} kbps`}</p>}
      </div>
      <div className={css.side}>
        {problem && (
          <div className={css.problem} role="alert">
            <CircleAlert size={16} aria-hidden />
            <p>
              <strong>{problems[problem].what}</strong>
              <br />
              {problems[problem].todo}
            </p>
          </div>
        )}
        <FormField label={t`画面`}>
          <SegmentedControl
            stretch
            value={choices.source}
            onValueChange={(source) => onChoicesChange({ source })}
            disabled={isBusy}
            segments={pictureSources.map((value) => {
              const Icon = icons[value];
              return { value, label: sources[value], icon: <Icon size={16} aria-hidden />, disabled: value === 'both' && !canCompose };
            })}
          />
        </FormField>
        <FormField label={t`摄像头`}>
          <Select
            value={choices.camera ?? usual}
            onValueChange={(id) => onChoicesChange({ camera: id === usual ? null : id })}
            options={named(cameras)}
            disabled={isBusy || choices.source === 'screen'}
          />
        </FormField>
        <FormField label={t`麦克风`}>
          <Select
            value={hasSound ? (choices.microphone ?? usual) : none}
            onValueChange={(id) => onChoicesChange({ microphone: id === usual ? null : id })}
            options={[...named(microphones), { value: none, label: t`不要声音` }]}
            disabled={isBusy || !hasSound}
          />
        </FormField>
        {!hasSound && <p className={css.note}>{t`本站没有装 ffmpeg，从浏览器开播只有画面，没有声音`}</p>}
        {hasSound && preview?.read && <SoundMeter read={preview.read} />}
        {match !== undefined && (
          <Switch
            side="end"
            checked={canCompose && choices.withScore}
            onCheckedChange={(withScore) => onChoicesChange({ withScore })}
            disabled={isBusy || !canCompose}
            note={canCompose ? match : t`这个浏览器不能在画面上叠比分，请用 Chrome 或 Edge`}
          >
            {t`画面上叠比分`}
          </Switch>
        )}
        <div className={css.acts}>
          {state === 'closed' || state === 'opening' ? (
            <Button icon={<Video size={16} aria-hidden />} loading={state === 'opening'} onClick={onPreview}>{t`打开画面`}</Button>
          ) : isOnAir ? (
            <Button tone="critical" icon={<Square size={16} aria-hidden />} onClick={onStop}>{t`停止推流`}</Button>
          ) : (
            <>
              <Button tone="outline" onClick={onStop}>{t`关掉画面`}</Button>
              <Button icon={<Radio size={16} aria-hidden />} onClick={onStart}>{t`从这里开播`}</Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
});
