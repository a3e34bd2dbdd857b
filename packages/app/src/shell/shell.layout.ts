import styled from 'styled-components';
import { vars } from '@pitchside/ui/theme';

/** The page below the window's top: header, then what it frames. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  padding-bottom: var(--page-floor, 0);
`;

/** Header that sticks to the top; slides away when hidden. */
export const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: ${vars.layer.header};

  @media print {
    display: none;
  }
`;

/**
 * Sidebar and screen side by side. The footer begins below the window at the earliest, so that late content never pushes it out of view.
 * The header is 60 px high.
 */
export const Middle = styled.div<{ $sidebar: boolean; $footed: boolean }>`
  flex: 1;
  min-height: ${({ $footed }) => ($footed ? 'calc(100vh - 60px)' : 'auto')};
  display: grid;
  grid-template-columns: ${({ $sidebar }) => ($sidebar ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  gap: ${vars.space.x6};
  width: 100%;
  max-width: ${({ $sidebar }) => ($sidebar ? '1488px' : 'none')};
  margin: 0 auto;
  padding: ${({ $sidebar }) => ($sidebar ? `0 ${vars.space.x6}` : '0')};

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Room of the sidebar, reserved before it is there; below 992 px it is closed for good. */
export const Side = styled.div<{ $open: boolean }>`
  width: ${({ $open }) => ($open ? '208px' : '64px')};
  padding-top: ${vars.space.x5};

  @media (max-width: 991px) {
    display: none;
  }
`;

/** Main element of the screen; sticky content ends with it. */
export const Screen = styled.main`
  position: relative;
  min-width: 0;
`;

/** Line over the screen where no script runs. */
export const NoScriptPlace = styled.div`
  max-width: 1488px;
  margin: 0 auto;
  padding: ${vars.space.x3} ${vars.space.x6} 0;
`;
