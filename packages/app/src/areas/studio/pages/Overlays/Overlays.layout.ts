import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Buttons that try something out. */
export const Tests = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

/** A list of addresses, one a row: its name and its button. */
export const Addresses = styled.ul`
  display: grid;
  gap: ${space.x2};
`;
export const Address = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x3};
`;

/** Pictures of sponsors beside each other, each with its button. */
export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space.x3};
`;
export const Picture = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space.x1};

  img {
    width: 100%;
    aspect-ratio: 2;
    object-fit: contain;
  }
`;
