type FrontCalls = typeof import('./front-calls.ts');

// The client comes when somebody turns to a form, so that the pages in front of the studio are small.
const load = (): Promise<FrontCalls> => import('./front-calls.ts');

/** Loads what the form will need while it is being filled in. */
export function prepareFrontCalls(): void {
  // Without a connection it is tried again, and told, when the form is sent.
  void load().catch(() => undefined);
}

/** Makes one of the calls in front of the studio; that its code cannot be loaded is a failure of the connection. */
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
