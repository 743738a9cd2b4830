import type { Icon } from '@tabler/icons-react';
import type { exportGame, previewAssessment, previewGame, previewGeneric } from '@takhti/contract';
import type { Anchor, ContainerRow, FieldChange, Language, QuestionKind } from '@takhti/domain';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { Format, Namespace, TextOf } from '../i18n/index.ts';

/** The addresses of a type's pages, without their query. */
export interface TypePaths {
  readonly editor: string;
  readonly preview: string;
  /** The address of the editor of one question, for a type whose questions have pages of their own. */
  readonly question?: string;
}

/** One change of a field, for the type that renders it. */
export interface DifferencesProps {
  readonly change: FieldChange;
  /** The item's document as it is now. */
  readonly json_data: unknown;
  /** The present value of the field, if it is neither of both versions. */
  readonly current: { readonly value: unknown } | undefined;
  readonly language: Language;
  /** Rendered for any field without a special view. */
  readonly children: ReactNode;
}

/** How a type shows the parts of its documents. */
export interface DocumentParts {
  /** Whether a changed field is a list of parts, or one part that is shown by itself; null for any other field. */
  readonly kindOf: (field: string) => 'list' | 'part' | null;
  /** Renders what differs in such a field; loaded when a change is looked at. */
  readonly Differences: LazyExoticComponent<ComponentType<DifferencesProps>>;
  /** The name of a place inside a part, by its path in the document; null for a place elsewhere. */
  readonly nameOf: (t: TextOf, path: Anchor['path']) => string | null;
}

/** Published content that a link leads to. */
export type WhoPlaysProps = Pick<ContainerRow, 'institution_id' | 'content_id'>;

/** The components with which a type shows values. */
export interface ValueWords {
  readonly t: TextOf;
  readonly format: Format;
  readonly nameOfSkill: (skill_id: string) => string;
}

/**
 * What the studio must know of a content type to list it, open it and review it. A row holds no page: features ask the rows, and
 * pages are made of features, so that rows which held pages would close a circle. A type's pages are listed in `pages.ts`.
 */
export interface WebType {
  readonly paths: TypePaths;
  readonly icon: Icon;
  /** The shape around its icon, different for each of the four kinds of content. */
  readonly look: 'bank' | 'assessment' | 'game' | 'material';
  /** Where it is found by who chooses what to make: among what asks learners something, games, or what they read, watch and are taught with. */
  readonly group: 'asked' | 'games' | 'materials';
  /** Whether the player can render its first question or round as its picture. */
  readonly isPictured: boolean;
  /**
   * What is filled in first in new content, whose title is there already: a field of its editor, or its first question, on the page of
   * that; the title itself where left out.
   */
  readonly firstField?: string;
  readonly beginsAtQuestion?: boolean;
  /** The key of a count text in `common`; null for content with one thing. */
  readonly counts: 'questions' | 'rounds' | 'words' | null;
  /** The kinds of its questions, each a document of its own; left out by types without any. */
  readonly questions?: readonly QuestionKind[];
  /** Whether it is among what is generated most: offered before what is generated for fewer people. */
  readonly isGeneratedMost?: true;
  /** Whether games can be made of its questions; left out by types that have none. */
  readonly isMaterial?: true;
  /** Whether its details begin with a card that shows its title (C-219 to C-225). */
  readonly hasTitleCard: boolean;
  /** False for a type whose details show neither status, type, grade and subject nor the last activity (G-474). */
  readonly hasBadges?: false;
  /** Further lines of its details, each a `div` with a `dt` and a `dd`; loaded when details are opened. */
  readonly Facts?: LazyExoticComponent<ComponentType<{ readonly item: ContainerRow }>>;
  /** Says who may play what is published by its link; left out by types of which that is everybody. */
  readonly WhoPlays?: LazyExoticComponent<ComponentType<WhoPlaysProps>>;
  /** Whether it serves only people whom it knows: codes, pictures and frames for everybody would lead nowhere. */
  readonly isForKnown?: true;
  /** Where the names of its own fields are among the texts, the first that has one counts; title and language have theirs. */
  readonly fieldNames: readonly `${Namespace}:${string}`[];
  /** Those of its fields that hold rich text. */
  readonly richFields?: readonly string[];
  /**
   * Shows what one of its own fields holds, or a quote of it as a string; undefined for a value that is shown like those of other types.
   * Left out by types that have only such fields.
   */
  readonly showField?: (field: string, value: unknown, words: ValueWords) => ReactNode;
  /** Left out by types whose fields are shown one by one. */
  readonly parts?: DocumentParts;
  readonly preview: {
    /** The page of its player that shows it in a frame, where that is not the first one (C-179). */
    readonly below?: string;
    /** Whether chance has a part in what is shown, so that it can be drawn again. */
    readonly isDrawn: boolean;
    readonly call: typeof previewAssessment | typeof previewGame | typeof previewGeneric;
  };
  /** Makes a file of it for the action bar; left out by types whose pages export it themselves or not at all. */
  readonly exportCall?: typeof exportGame;
  /** Whether what is published can be carried away and played without a network (ADR 0013). */
  readonly isCarried: boolean;
}
