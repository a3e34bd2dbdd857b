import type { DataTeam } from '@pitchside/api/desk/data';
import type { Team } from '@pitchside/ui/Crest';
import { language } from '../../../../../platform/api/language.ts';

/** A team of the desk, for its components. */
export const crestOf = ({ id, names, short_names: shortNames, colors, logo }: DataTeam): Team => ({
  id,
  name: names[language],
  shortName: shortNames[language],
  colors,
  ...(logo !== null && { crestUrl: logo }),
});
