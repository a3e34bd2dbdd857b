import { loadUiMessages } from '@pitchside/ui/locales';
import '@pitchside/ui/reset';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Providers } from './providers.tsx';

export const metadata: Metadata = { title: 'Matches of tonight', icons: 'data:,' };

/** The page around every page: words are loaded on the server and go along with what it draws. */
export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi">
      <body>
        <Providers locale="vi" messages={await loadUiMessages('vi')}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
