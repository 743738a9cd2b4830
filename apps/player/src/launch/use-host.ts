import { useMemo } from 'react';
import { hostOf, messageTargets, type Host } from './host.ts';

/** The window that opened or embeds this one. A preview speaks with our own studio and nobody else. */
export function useHost(isPreview: boolean): Host {
  return useMemo(() => {
    const targets = isPreview
      ? [location.origin]
      : messageTargets(document.referrer, location.origin, allowedOrigins());
    return hostOf(window, targets);
  }, [isPreview]);
}

function allowedOrigins(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="takhti-allowed-origins"]')?.content ?? '';
}
