import { bankGames, games } from '@takhti/content-types/rounds/play';
import { mapRecord, type SceneId } from '@takhti/domain';
import type { Section } from '../../i18n/catalogues.ts';

/** The texts that the board of a scene needs beside those of rounds: announcements of the board of clues, or above a grid, use theirs. */
const ofScenes = {
  list: null,
  village: 'scenes',
  jigsaw: 'scenes',
  bars: 'scenes',
  stones: 'scenes',
  caravan: 'scenes',
  clueboard: 'clues',
  lanterns: 'crosswords',
} as const satisfies Record<SceneId, Section | null>;

const sections = {
  ...mapRecord({ ...games, ...bankGames }, ({ scene }) => ofScenes[scene]),
  crossword: 'crosswords',
} as const satisfies Record<string, Section | null>;

/** The games that this player has. */
export type PlayedGame = keyof typeof sections;

const byType: Readonly<Partial<Record<string, Section | null>>> = sections;

/**
 * The texts of clues, grids and scenes, which come for the games that have them alone; undefined for those that need none, and for what
 * is no game. Asked while the page loads, before an old browser has what it lacks.
 */
export function sectionOf(content_type: string): Section | undefined {
  return byType[content_type] ?? undefined;
}

/** The texts of every game, no matter what world it is in: for what is packed before it is known. */
export const gameSections: readonly Section[] = [
  'rounds',
  'teams',
  ...new Set(Object.values(sections).filter((each) => each !== null)),
];
