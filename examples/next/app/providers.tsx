'use client';

import { UiProvider, type UiProviderProps } from '@pitchside/ui/UiProvider';

/** Provider of all parts below it, rendered on the server and hydrated in the browser. */
export const Providers = (props: Pick<UiProviderProps, 'locale' | 'messages' | 'children'>) => <UiProvider theme="night" {...props} />;
