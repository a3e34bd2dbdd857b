import { useLingui } from '@lingui/react/macro';

/** Returns a function that names the actor of a log entry: a nickname, the command line, or the site itself. */
export function useActor(): (name: string) => string {
  const { t } = useLingui();
  return (name) => (name === 'cli' ? t`命令行` : name === 'system' ? t`系统` : name);
}
