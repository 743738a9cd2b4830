import { createContext } from 'react';
import type { PlayerType } from './player-type.ts';

/** The player's row of a type; null for none. Rows contain the pages of types, so these get it from here and do not import it. */
export const TypesContext = createContext<(content_type: string) => PlayerType | null>(() => null);
