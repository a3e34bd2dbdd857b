import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 400px) minmax(0, 1fr);
  align-items: stretch;
  gap: ${space.x6};
  margin-top: ${space.x4};

  @media (max-width: 1240px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The bar of conditions under the title. */
export const Bar = styled.div`
  margin-top: ${space.x4};
`;

/** Everything of the real name, with air around it. */
export const Identity = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x4};
  padding: ${space.x5};
`;

/** Icon, words and state of a review. */
export const Review = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};

  & > :last-child {
    margin-left: auto;
  }
`;

/** Fields of a form under each other. */
export const Form = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${space.x3};
`;

/** A browser with its icon. */
export const Device = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
`;

/** State of the second factor, with its acts at the end. */
export const FactorRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x3};
  margin-top: ${space.x4};

  & > :first-child {
    flex: 1 1 240px;
  }
`;

/** QR code of a secret, with the same to type below it. */
export const Secret = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.x2};
  overflow-wrap: anywhere;
`;

/** Recovery codes in two columns. */
export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  justify-content: center;
  gap: ${space.x2} ${space.x6};
  margin-bottom: ${space.x4};
`;
