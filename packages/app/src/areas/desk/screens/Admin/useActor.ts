import { useLingui } from '@lingui/react/macro';

/** Who did something, as the log names them: a nickname, the command line, the site itself. */
export function useActor(): (name: string) => string {
  const { t } = useLingui();
  return (name) => (name === 'cli' ? t`命令行` : name === 'system' ? t`系统` : name);
}
