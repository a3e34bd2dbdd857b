import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Six experts side by side over the whole page; fewer in a row where it is narrow. */
export const Rail = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.x4};

  @media (max-width: 1240px) {
    grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  }
`;

/** What stands beside the plans. */
export const Beside = styled.aside`
  display: grid;
  gap: ${space.x4};
`;
