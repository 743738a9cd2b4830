import { createContext } from 'react';

/** Which way the picture is drawn: signs that must not be mirrored with it ask. */
export const Direction = createContext<'ltr' | 'rtl'>('ltr');
