import { bankGames, games } from '@takhti/content-types/rounds/play';
import { mapRecord, type SceneId } from '@takhti/domain';
import type { Section } from '../../i18n/catalogues.ts';

/** The texts of clues, grids and scenes, which come for the games that have them alone. */
export const sections: Readonly<Partial<Record<string, Section>>> = {
  ...mapRecord({ ...games, ...bankGames }, ({ scene }) => sectionOf(scene)),
  crossword: 'crosswords',
};

/** The texts of every game, whatever world it is in: for what is packed before it is known. */
export const gameSections: readonly Section[] = [
  'rounds',
  'teams',
  ...new Set(Object.values(sections).filter((each) => each !== undefined)),
];

// What happens on the board of clues is told in the words of clues.
function sectionOf(scene: SceneId): Section | undefined {
  if (scene === 'list') return undefined;
  return scene === 'clueboard' ? 'clues' : 'scenes';
}
