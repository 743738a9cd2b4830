import type { Google, GoogleScripts } from './google.ts';

/** The addresses of Google's scripts (G-403); the server's policy names the same hosts. */
const scripts = ['https://apis.google.com/js/api.js', 'https://accounts.google.com/gsi/client'] as const;

let loading: Promise<Google> | null = null;

/**
 * Loads what Google's picker is made of, once, when somebody asks for it.
 * @throws Error when it does not come; the next call tries again
 */
export function loadGoogle(): Promise<Google> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Google> {
  await Promise.all(scripts.map(loadScript));
  const { gapi } = globalThis as GoogleScripts;
  await new Promise<void>((resolve) => {
    if (gapi) gapi.load('picker', resolve);
    else resolve();
  });
  const { picker, accounts } = (globalThis as GoogleScripts).google ?? {};
  if (!picker || !accounts?.oauth2) throw new Error('the scripts of Google brought no picker');
  return { picker, leave: accounts.oauth2 };
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} did not come`));
    });
    document.head.append(script);
  });
}
