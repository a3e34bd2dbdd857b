import { create } from 'storybook/theming';

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="214" height="40" viewBox="0 0 214 40"><g transform="translate(5 5)"><path d="M2 28V2h26" fill="none" stroke="#f8fbf6" stroke-width="3"/><path d="M2 15A13 13 0 0 0 15 2" fill="none" stroke="#f8fbf6" stroke-width="3"/><circle cx="21" cy="21" r="6" fill="#eeb125"/></g><text x="48" y="26" fill="#f8fbf6" font-family="'Barlow Condensed','Arial Narrow',sans-serif" font-weight="600" font-size="20" letter-spacing="0.5">PITCHSIDE UI</text></svg>`;

/** Storybook's own chrome in the colours of the product: deep turf around, chalk paper within. */
export const brand = create({
  base: 'dark',
  brandTitle: 'Pitchside UI',
  brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
  fontBase: "'Barlow','PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif",
  colorPrimary: '#2fb482',
  colorSecondary: '#2fb482',
  appBg: '#08211a',
  appContentBg: '#08211a',
  appPreviewBg: '#f4f7f2',
  appBorderColor: '#1c3a30',
  appBorderRadius: 8,
  textColor: '#e6efe9',
  textMutedColor: '#b7c8be',
  textInverseColor: '#08211a',
  barBg: '#0d2c23',
  barTextColor: '#c8d6ce',
  barHoverColor: '#ffffff',
  barSelectedColor: '#5ad0a3',
  inputBg: '#133529',
  inputBorder: '#2b5245',
  inputTextColor: '#f0f5f2',
});
