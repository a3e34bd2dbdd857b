import { appAreas } from './appAreas.mjs';
import { fileSuffixes } from './fileSuffixes.mjs';
import { joinedInAreas } from './joinedInAreas.mjs';
import { layoutPlacesOnly } from './layoutPlacesOnly.mjs';
import { noRestyle } from './noRestyle.mjs';
import { noSwitchingOff } from './noSwitchingOff.mjs';
import { oneWayToFetch } from './oneWayToFetch.mjs';
import { ownValidation } from './ownValidation.mjs';
import { packageDirection } from './packageDirection.mjs';
import { plainComments } from './plainComments.mjs';
import { reasonedNonNull } from './reasonedNonNull.mjs';
import { refsReach } from './refsReach.mjs';
import { retiredWords } from './retiredWords.mjs';
import { serverModules } from './serverModules.mjs';
import { uiCategories } from './uiCategories.mjs';

/** The rules of this repository, as an ESLint plugin. */
export const pitchside = {
  meta: { name: 'pitchside' },
  rules: {
    'app-areas': appAreas,
    'file-suffixes': fileSuffixes,
    'joined-in-areas': joinedInAreas,
    'layout-places-only': layoutPlacesOnly,
    'no-restyle': noRestyle,
    'no-switching-off': noSwitchingOff,
    'one-way-to-fetch': oneWayToFetch,
    'own-validation': ownValidation,
    'package-direction': packageDirection,
    'plain-comments': plainComments,
    'reasoned-non-null': reasonedNonNull,
    'refs-reach': refsReach,
    'retired-words': retiredWords,
    'server-modules': serverModules,
    'ui-categories': uiCategories,
  },
};
