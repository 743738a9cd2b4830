import { createContext } from 'react';
import type { PlayerType } from './player-type.ts';

/** What this player has of a type; null for none. Pages of types are among what it has, so they are given it and do not import it. */
export const TypesContext = createContext<(content_type: string) => PlayerType | null>(() => null);
