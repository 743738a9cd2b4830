import type { Icon } from '@tabler/icons-react';
import type { exportGame, previewAssessment, previewGame } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import type { ComponentType, LazyExoticComponent } from 'react';

/** The addresses of a type's pages, without their query. */
export interface TypePaths {
  readonly editor: string;
  readonly preview: string;
  /** Where one question of it is edited, for a type whose questions have pages of their own. */
  readonly question?: string;
}

/**
 * What the studio must know of a content type to list it, open it and review it. A row holds no page: features ask the rows, and
 * pages are made of features, so that rows which held pages would close a circle. A type's pages are listed in `pages.ts`.
 */
export interface WebType {
  readonly paths: TypePaths;
  readonly icon: Icon;
  /** What it holds, counted: a key of `common` that takes a count. */
  readonly counts: 'questions' | 'rounds';
  /** Whether its details begin with a card that shows its title (C-219 to C-225). */
  readonly hasTitleCard: boolean;
  /** Further lines of its details, each a `div` with a `dt` and a `dd`; loaded when details are opened. */
  readonly Facts?: LazyExoticComponent<ComponentType<{ readonly item: ContainerRow }>>;
  /** Where the names of its fields are among the texts, the first that has one counts. */
  readonly fieldNames: readonly ('assessments:fields' | 'games:details')[];
  readonly preview: {
    /** The address of the player that shows it in a frame (C-179). */
    readonly player: string;
    readonly call: typeof previewAssessment | typeof previewGame;
  };
  /** What its author must choose for it: where grade and subject do, no skill is asked for at its submission. */
  readonly startsWith: 'skill' | 'grade';
  /** Makes a file of it for the action bar; left out by types whose pages export it themselves or not at all. */
  readonly exportCall?: typeof exportGame;
  /** Whether what is published can be carried away and played without a network (ADR 0013). */
  readonly isCarried: boolean;
}
