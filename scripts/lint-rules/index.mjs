import { noRestyle } from './noRestyle.mjs';
import { noSwitchingOff } from './noSwitchingOff.mjs';
import { packageDirection } from './packageDirection.mjs';
import { reasonedNonNull } from './reasonedNonNull.mjs';
import { refsReach } from './refsReach.mjs';
import { screensApart } from './screensApart.mjs';
import { uiRooms } from './uiRooms.mjs';
import { wiredFiles } from './wiredFiles.mjs';

/** The rules of this house, as an ESLint plugin. */
export const house = {
  meta: { name: 'house' },
  rules: { 'no-restyle': noRestyle, 'no-switching-off': noSwitchingOff, 'package-direction': packageDirection, 'reasoned-non-null': reasonedNonNull, 'refs-reach': refsReach, 'screens-apart': screensApart, 'ui-rooms': uiRooms, 'wired-files': wiredFiles },
};
