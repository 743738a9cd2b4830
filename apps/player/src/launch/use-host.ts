import { useMemo } from 'react';
import { post } from '../net/call.ts';
import { hostOf, messageTargets, type Host } from './host.ts';
import type { Parameters } from './parameters.ts';

/** The path of the call for an institution's origins; a test compares it with the contract. */
export const originsPath = 'lms/origins';

/**
 * The window that opened or embeds this one. A preview speaks with our own studio and nobody else, and what a lesson or competition
 * holds with the page of ours that embeds it.
 */
export function useHost(parameters: Parameters): Host {
  const isForOthers = parameters.kind === 'play' && parameters.gathering_id === undefined;
  const institution_id = isForOthers ? parameters.institution_id : null;
  return useMemo(() => {
    const isAlone = (window.opener === null || window.opener === undefined) && window.parent === window;
    // Without another window there is nothing to post to, so no call is made.
    if (institution_id === null || isAlone) return hostOf(window, [location.origin]);
    return hostOf(window, targetsOf(institution_id));
  }, [institution_id]);
}

async function targetsOf(institution_id: number): Promise<string[]> {
  const outcome = await post<{ origins: string[] }>(originsPath, { institution_id });
  const origins = outcome.kind === 'ok' ? outcome.data.origins : [];
  return messageTargets(document.referrer, location.origin, origins);
}
