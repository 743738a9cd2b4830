import { createContext } from 'react';

/** Where the open page's back button leads, or null when it has none: the table of routes says it, the page's header shows it. */
export const BackTarget = createContext<string | null>(null);
