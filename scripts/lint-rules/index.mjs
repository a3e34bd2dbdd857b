import { appAreas } from './appAreas.mjs';
import { layoutPlacesOnly } from './layoutPlacesOnly.mjs';
import { noRestyle } from './noRestyle.mjs';
import { noSwitchingOff } from './noSwitchingOff.mjs';
import { oneWayToFetch } from './oneWayToFetch.mjs';
import { ownValidation } from './ownValidation.mjs';
import { packageDirection } from './packageDirection.mjs';
import { plainComments } from './plainComments.mjs';
import { reasonedNonNull } from './reasonedNonNull.mjs';
import { refsReach } from './refsReach.mjs';
import { serverModules } from './serverModules.mjs';
import { uiRooms } from './uiRooms.mjs';
import { wiredFiles } from './wiredFiles.mjs';

/** The rules of this house, as an ESLint plugin. */
export const house = {
  meta: { name: 'house' },
  rules: {
    'app-areas': appAreas,
    'layout-places-only': layoutPlacesOnly,
    'no-restyle': noRestyle,
    'no-switching-off': noSwitchingOff,
    'one-way-to-fetch': oneWayToFetch,
    'own-validation': ownValidation,
    'package-direction': packageDirection,
    'plain-comments': plainComments,
    'reasoned-non-null': reasonedNonNull,
    'refs-reach': refsReach,
    'server-modules': serverModules,
    'ui-rooms': uiRooms,
    'wired-files': wiredFiles,
  },
};
