import { Monitor, Smartphone } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { IconTile } from '../../pictures/IconTile/index.ts';
import * as css from './DeviceList.css.ts';

/** A browser in which the member is signed in. */
export interface Device {
  id: string;
  /** Chrome 141 · macOS. */
  name: string;
  /** Place, device and time, formatted for display. */
  about: string;
  /** A phone or a tablet; default a computer. */
  mobile?: boolean;
  /** The browser that shows this list; it has no button. Default false. */
  current?: boolean;
  /** Whether it is being signed out; default false. */
  ending?: boolean;
}

export interface DeviceListProps {
  devices: readonly Device[];
  /** Names the list for screen readers. */
  label: string;
  /** Mark of the browser that shows the list: 当前设备. */
  currentWord: string;
  /** The button that signs one out: 下线. */
  endWord: string;
  onEnd: (id: string) => void;
}

/** Signed-in browsers as rows, each but this one with a button that signs it out. */
export function DeviceList({ devices, label, currentWord, endWord, onEnd }: DeviceListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {devices.map(({ id, name, about, mobile = false, current = false, ending = false }) => (
        <li key={id} className={css.row}>
          <IconTile>{mobile ? <Smartphone size={20} /> : <Monitor size={20} />}</IconTile>
          <div>
            <p className={css.name}>{name}</p>
            <p className={css.about}>{about}</p>
          </div>
          {current ? (
            <span className={css.here}>{currentWord}</span>
          ) : (
            <Button tone="outline" size="s" loading={ending} aria-label={`${endWord} ${name}`} onClick={() => onEnd(id)}>
              {endWord}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
