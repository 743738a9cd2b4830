/** Where page views go. */
export interface Tracker {
  trackPageView(path: string): void;
}

/** The tracker that is there until an institution names another: it remembers, and tells nobody (C-080). */
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

/** Tells a tracker of every page that is reached, the first one included (C-079). */
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
