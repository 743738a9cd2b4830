import { createBrowserRouter, type DataRouter } from 'react-router';
import { makeMemoryTracker, trackPageViews } from './page-views.ts';
import { routes } from './routes.tsx';

/** Receives page views; an institution's tracker would replace it (C-080). */
const tracker = makeMemoryTracker();

/** The router over the table of routes, with every navigation tracked. */
export function makeRouter(): DataRouter {
  const router = createBrowserRouter(routes);
  trackPageViews(router, tracker);
  return router;
}
