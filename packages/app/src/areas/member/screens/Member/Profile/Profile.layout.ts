import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Form beside what others see. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 516px);
  gap: ${space.x8};
  margin-top: ${space.x4};

  @media (max-width: 1240px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x4};
`;

/** Controls of one field beside each other, in equal or given shares. */
export const Line = styled.div<{ $shares?: string }>`
  display: grid;
  grid-template-columns: ${({ $shares }) => $shares ?? 'repeat(2, minmax(0, 1fr))'};
  gap: ${space.x2};

  /* Three parts of a day need their words; what is fourth goes below. */
  @media (max-width: 1400px) {
    grid-template-columns: repeat(${({ $shares }) => ($shares ? 3 : 2)}, minmax(0, 1fr));

    & > button:nth-of-type(4) {
      grid-column: 1 / -1;
    }
  }
`;

/** Header of the wall: name, groups, and the upload rules. */
export const WallHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2} ${space.x3};
  margin: ${space.x4} 0 ${space.x3};

  & > :last-child {
    margin-left: auto;
  }
`;

/** The wall keeps its height while another group comes. */
export const WallSpace = styled.div`
  min-height: 262px;
`;

/** Names that are free, under a taken one. */
export const Suggestions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x2};
`;
