import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Block beside a narrower one. A single one takes the full width, and without either nothing is left. Stacked on narrow windows. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};

  &:has(> :nth-child(2)) {
    @media (min-width: 1241px) {
      grid-template-columns: minmax(0, 1fr) 368px;
    }
  }
  @media (max-width: 1240px) {
    gap: ${space.x8};
  }
`;

/** Two cards beside each other, two rows of them. */
export const EsportsCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x4};

  @media (max-width: 619px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Blocks under each other, far enough down. */
export const MoreStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x8};

  & > :empty {
    display: none;
  }
`;

/** The one thing that the page has to say, with room around it. */
export const OneWord = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
`;
