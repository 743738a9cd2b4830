import type { SceneId } from '@takhti/domain';
import { lazyPartOf, type LazyPart } from '../../../../ui/lazy-part.tsx';
import type { TextKey } from '../../../../i18n/texts.ts';
import type { Tunes } from '../../game/sound.ts';
import type { Progress } from './steps.ts';

/** A world of its own: every scene but the plain list. */
export type WorldId = Exclude<SceneId, 'list'>;

export interface SceneProps {
  readonly progress: Progress;
  /** All of it at once, as before and after a game; while it is played, what is around the current round. */
  readonly isWhole: boolean;
  /** The picture of a game that has one, and what it shows. */
  readonly picture: string;
}

/** What a scene says of a round, of the game before it begins, and at its end. */
export type SceneWords = Readonly<Record<'about' | 'full' | 'part' | 'none' | 'end', TextKey>>;

/** The world around the rounds of a game. It shows what happens, and has no rules. */
export interface Scene {
  readonly id: WorldId;
  readonly View: LazyPart<SceneProps>;
  readonly words: SceneWords;
  /** Its sounds, if it has not those of all games. */
  readonly tunes: Tunes;
}

type Module = () => Promise<(props: SceneProps) => ReturnType<LazyPart<SceneProps>['Show']>>;

/** Declares a scene; its drawing is fetched by itself. */
export function defineScene(id: WorldId, load: Module, tunes: Tunes): Scene {
  return {
    id,
    View: lazyPartOf(load, { Meanwhile: Nothing, Failed: Nothing }),
    words: {
      about: `scene_${id}_about`,
      full: `scene_${id}_full`,
      part: `scene_${id}_part`,
      none: `scene_${id}_none`,
      end: `scene_${id}_end`,
    },
    tunes,
  };
}

// Its place stays empty until it is fetched, and without a network: the rounds can be played without it.
function Nothing(): null {
  return null;
}
