import { askPlatform, type PlatformStore } from './platform-store.ts';

// On the pages between an LMS and the product, which the server writes (LTI 1.3): a small script of its own, so that nobody waits for
// the player to know who they are. What began a launch is kept by this browser alone: in the store of its tab, which is parted by the
// page that frames us, or in the LMS's own where ours is closed.

const { dataset } = document.body;
const key = `takhti.lti.${dataset['login'] ?? ''}`;
const platform: PlatformStore = { frame: dataset['target'] ?? '', origin: dataset['origin'] ?? '' };

function show(id: string, reason = ''): void {
  document.getElementById('wait')?.setAttribute('hidden', '');
  const part = document.getElementById(id);
  part?.removeAttribute('hidden');
  const code = part?.querySelector('code');
  if (code) code.textContent = reason;
  part?.querySelector('h1')?.focus();
}

async function begin(): Promise<void> {
  const value = dataset['proof'] ?? '';
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Closed to us: then the LMS's store, or a window of our own.
  }
  await askPlatform(platform, { subject: 'lti.put_data', key, value });
  location.replace(dataset['next'] ?? '/');
}

async function kept(): Promise<string | null> {
  try {
    const own = sessionStorage.getItem(key);
    if (own !== null) return own;
  } catch {
    // As above.
  }
  return askPlatform(platform, { subject: 'lti.get_data', key });
}

function drop(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Closed to us: nothing is kept there.
  }
}

interface Entered {
  readonly error_code: number;
  readonly data: {
    readonly address?: string;
    readonly problem?: string;
    readonly details?: { readonly reason?: string };
  };
}

async function enter(): Promise<void> {
  const proof = await kept();
  if (proof === null) return show('window');
  const response = await fetch('/api/lti/enter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      institution_id: Number(dataset['institution']),
      login_id: dataset['login'],
      proof,
    }),
  });
  const { error_code, data } = (await response.json()) as Entered;
  if (error_code === 0 && data.address !== undefined) {
    drop();
    return location.replace(data.address);
  }
  if (response.status >= 429) throw new Error('again');
  if (data.problem === 'lti.other_browser') return show('window');
  const reason = data.details?.reason ?? 'bad_token';
  const sentences = new Map(
    (dataset['sentences'] ?? '').split(' ').map((each) => {
      const [name = '', sentence = ''] = each.split(':');
      return [name, sentence];
    }),
  );
  show(sentences.get(reason) ?? 'setup', reason);
}

/** Repeats a call while the network is gone for a moment, as long as the page is open. */
function untilItWorks(work: () => Promise<void>, pause_ms = 1_000): void {
  work().catch(() => setTimeout(() => untilItWorks(work, Math.min(pause_ms * 2, 15_000)), pause_ms));
}

function postRegistered(): void {
  for (const host of [window.opener as Window | null, window.parent])
    if (host !== null && host !== window)
      host.postMessage({ subject: 'org.imsglobal.lti.close' }, platform.origin);
}

const steps: Readonly<Record<string, () => void>> = {
  begin: () => void begin(),
  enter: () => untilItWorks(enter),
  close: postRegistered,
};
steps[dataset['step'] ?? '']?.();
