import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Buttons of a group, side by side. */
export const RowActs = styled.span`
  display: flex;
  gap: ${space.x2};
`;

/** The fields of a form under each other. */
export const Fields = styled.div`
  display: grid;
  gap: ${space.x4};
`;
