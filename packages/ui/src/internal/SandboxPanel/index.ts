export { SandboxPanel, type SandboxChoice, type SandboxLine, type SandboxPanelProps, type SandboxPress } from './SandboxPanel.tsx';
