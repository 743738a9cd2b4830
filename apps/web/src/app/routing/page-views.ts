/** A tracker of page views. */
export interface Tracker {
  trackPageView(path: string): void;
}

/** The default tracker, until an institution configures another: it only stores views in memory (C-080). */
export function makeMemoryTracker(limit = 200): Tracker & { readonly seen: readonly string[] } {
  const seen: string[] = [];
  return {
    seen,
    trackPageView(path) {
      seen.push(path);
      if (seen.length > limit) seen.shift();
    },
  };
}

interface Navigations {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string; readonly key: string };
  };
  subscribe(listener: (state: Navigations['state']) => void): () => void;
}

/** Reports every page view to a tracker, with the first one (C-079). */
export function trackPageViews(router: Navigations, tracker: Tracker): () => void {
  let lastKey: string | null = null;
  const track = ({ location }: Navigations['state']): void => {
    if (location.key === lastKey) return;
    lastKey = location.key;
    tracker.trackPageView(location.pathname + location.search);
  };
  track(router.state);
  return router.subscribe(track);
}
