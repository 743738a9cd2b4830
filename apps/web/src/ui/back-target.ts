import { createContext } from 'react';

/** The target of the page's back button, or null for none: set from the table of routes, read by the page's header. */
export const BackTarget = createContext<string | null>(null);
