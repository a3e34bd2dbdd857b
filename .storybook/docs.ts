import { create } from 'storybook/theming';

/** Pages of documentation: chalk paper and ink, with the links in turf. */
export const docsTheme = create({
  base: 'light',
  fontBase: "'Barlow','PingFang SC','Microsoft YaHei','Noto Sans SC Variable',sans-serif",
  colorPrimary: '#005d43',
  colorSecondary: '#005d43',
  appBg: '#f4f7f2',
  appContentBg: '#f4f7f2',
  appPreviewBg: '#f4f7f2',
  textColor: '#1b2420',
  textMutedColor: '#4c5751',
  barBg: '#ffffff',
  barSelectedColor: '#005d43',
});
