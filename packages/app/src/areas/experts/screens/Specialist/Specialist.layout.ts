import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Experts side by side. */
export const Rail = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: ${space.x4};
`;

/** What stands beside the plans. */
export const Beside = styled.aside`
  display: grid;
  gap: ${space.x4};
`;
