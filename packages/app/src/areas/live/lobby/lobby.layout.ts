import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Title of the page with its counts. */
export const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.x1} ${space.x3};
`;
