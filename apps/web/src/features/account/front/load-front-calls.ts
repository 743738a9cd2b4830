type FrontCalls = typeof import('./front-calls.ts');

// The client is loaded when a form gets the focus, so that the pages before the login are small.
const load = (): Promise<FrontCalls> => import('./front-calls.ts');

/** Loads what the form will need while it is being filled in. */
export function prepareFrontCalls(): void {
  // Without a connection it is loaded again, and its failure shown, when the form is sent.
  void load().catch(() => undefined);
}

/** Makes one of the calls before the login; code that cannot be loaded counts as a failed connection. */
export async function withFrontCalls<Failure>(
  work: (calls: FrontCalls) => Promise<Failure | null>,
): Promise<Failure | { readonly text: 'common:retry_dialog.text' } | null> {
  let calls: FrontCalls;
  try {
    calls = await load();
  } catch {
    return { text: 'common:retry_dialog.text' };
  }
  return work(calls);
}
