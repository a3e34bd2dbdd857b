'use client';

import { UiProvider, type UiProviderProps } from '@pitchside/ui/UiProvider';

/** What every part below it asks for, drawn on the server and alive in the browser. */
export const Providers = (props: Pick<UiProviderProps, 'locale' | 'messages' | 'children'>) => <UiProvider theme="night" {...props} />;
