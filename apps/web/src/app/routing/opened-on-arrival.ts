import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

const Arrival = z.object({ opens: z.string() });

/** State of a link that opens something on its page. */
export function arrivalState<Name extends string>(opens: Name): { readonly opens: Name } {
  return { opens };
}

/**
 * Opens what somebody came to the page for.
 * @param names what can be opened there
 * @param isReady whether the page shows what they mean, as it is by now
 */
export function useOpenedOnArrival<Name extends string>(
  names: readonly Name[],
  isReady: boolean,
  open: (name: Name) => void,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = Arrival.safeParse(location.state).data?.opens;
  const name = names.find((each) => each === asked);
  useEffect(() => {
    if (name === undefined || !isReady) return;
    // A reload and the way back ask for nothing again.
    void navigate(location, { replace: true, state: null, preventScrollReset: true });
    open(name);
    // Each visit asks once; what else changes on the page asks for nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, isReady]);
}
