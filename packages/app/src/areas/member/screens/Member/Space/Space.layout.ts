import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Fields under each other. */
export const Fields = styled.div`
  display: grid;
  gap: ${space.x4};
  justify-items: start;

  & > img {
    width: min(100%, 640px);
    aspect-ratio: 16 / 5;
    object-fit: cover;
  }
`;

/** The tabs in their order, one below the other. */
export const Order = styled.ol`
  display: grid;
  gap: ${space.x2};
  width: min(100%, 360px);
  margin: 0;
  padding: 0;
`;

/** A tab with the ways to move it. */
export const Tab = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space.x2};
`;

/** Acts beside each other. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`;

/** Grid of visitors, as many columns as fit. */
export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space.x3};
  margin: 0;
  padding: 0;
`;

/** A portrait beside its name. */
export const Who = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.x2};
`;
