import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Logo } from '../../frame/Logo/index.ts';
import * as css from './CashierFrame.css.ts';

export interface CashierFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'title'> {
  /** The site's name in Latin letters, and in the language of its home. */
  siteName: string;
  localName?: string;
  /** Name of the page: 收银台. */
  title: string;
  /** Stamped beside it when no real money moves: 沙盒 SANDBOX. */
  stamp?: string;
  /** Contact for help: 客服 2850 226. */
  help?: string;
  /** Warning that nobody may miss, on a barrier across the window. */
  warning?: ReactNode;
  /** Content of the desk. */
  children: ReactNode;
}

/** The window in which an order is paid, with whose it is and whether the money is real. */
export const CashierFrame = forwardRef<HTMLDivElement, CashierFrameProps>(function CashierFrame(
  { siteName, localName, title, stamp, help, warning, children, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={css.page} {...rest}>
      <header className={css.top} data-ground="dark">
        <Logo name={siteName} {...(localName && { localName })} />
        <span className={css.where}>{title}</span>
        {stamp && <span className={css.stampText}>{stamp}</span>}
        {help && <span className={css.helpText}>{help}</span>}
      </header>
      {warning && <p className={css.barrier}>{warning}</p>}
      <main className={css.desk}>{children}</main>
    </div>
  );
});
