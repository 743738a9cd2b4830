import { createContext } from 'react';

/** Where the open page's back button leads, or null when it has none: set from the table of routes, read by the page's header. */
export const BackTarget = createContext<string | null>(null);
