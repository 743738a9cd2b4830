import './add-missing.ts';
import { readsStyles, putOldStyles } from './old-styles.ts';

/** Settles when the page looks as it can in this browser. */
export const whenReady = readsStyles() ? Promise.resolve() : putOldStyles();
