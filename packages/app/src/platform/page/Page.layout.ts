import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The column of a page under the header, 1440 wide at most. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  max-width: 1488px;
  margin: 0 auto;
  padding: ${space.x4} ${space.x6} ${space.x10};

  @media (max-width: 767px) {
    padding-inline: ${space.x3};
  }
`;
