import { trustScripts } from '../../../../platform/trusted/trusted.ts';
import type { SdkModule } from './sdk.ts';

/** Loads the slim SDK with its upload plugin, once. */
export async function loadSdk(): Promise<{ sdk: SdkModule; uploader: unknown }> {
  // It keeps its socket in a worker that it makes from its own text; the content policy lets such addresses be workers and nothing else.
  trustScripts((address) => address.startsWith(`blob:${location.origin}/`));
  const [{ default: sdk }, { default: uploader }] = await Promise.all([
    import('@tencentcloud/chat/index.es.js'),
    import('tim-upload-plugin'),
  ]);
  return { sdk, uploader };
}
