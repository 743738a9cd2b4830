import type { ActionName } from '@takhti/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

const Arrival = z.object({ opens: z.enum(['play', 'share']) });
type Opened = z.infer<typeof Arrival>['opens'];

/** What a way to an item's page hands on that opens something there. */
export function arrivalState(opens: Opened): z.infer<typeof Arrival> {
  return { opens };
}

/**
 * Starts the action for which somebody came to the page.
 * @param isReady whether the item on the page is the one that they mean, as it is by now
 */
export function useOpenedOnArrival(isReady: boolean, start: (name: ActionName) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const opens = Arrival.safeParse(location.state).data?.opens;
  useEffect(() => {
    if (opens === undefined || !isReady) return;
    // A reload and the way back ask for nothing anew.
    void navigate(location, { replace: true, state: null, preventScrollReset: true });
    start(opens);
    // Each visit asks once; what else changes on the page asks for nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opens, isReady]);
}
