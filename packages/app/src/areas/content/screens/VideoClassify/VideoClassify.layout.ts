import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The categories, open or as a rail, and the wall beside them. */
export const Beside = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: ${({ $open }) => ($open ? '208px' : '64px')} minmax(0, 1fr);
  align-items: start;
  gap: ${space.x5};

  @media (max-width: 991px) {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: ${space.x3};
  }
`;

/** The wall with its head. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  min-height: 60vh;
  align-content: start;
`;

/** Name of the category with actions, and its leagues below. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x4};

  & > :nth-last-child(2) {
    margin-left: auto;
  }
`;
