import type { APIRequestContext, Page } from '@playwright/test';
import type { OpenedContainer } from '@takhti/domain';
import type { SkillPlace } from '../helpers/skills.ts';

/** What the least content of a type is made with. */
export interface Start {
  readonly request: APIRequestContext;
  readonly title: string;
  readonly place: SkillPlace;
}

/** What every journey asks of a content type: how its least content is made, and by what its pages are known. */
export interface TypeJourney {
  /** Whether it draws from all questions of its skill, so that it needs one that no other type fills. */
  readonly isDrawn?: boolean;
  /** Makes content by calls, as little of it as can be submitted; the developer is its author. */
  readonly make: (start: Start) => Promise<OpenedContainer>;
  readonly editor: string;
  /** Expects the editor to be there with what was made, and to take a change where that is this type’s own. */
  readonly expectEditor: (page: Page) => Promise<void>;
  readonly preview: string;
  /** Expects the page to show what was made, and nothing to edit. */
  readonly expectPreview: (page: Page) => Promise<void>;
  /** What heads the learner's page, where that is not the title. */
  readonly playerHeading?: string;
  /** Expects the player, which the learners' link has opened, to begin with what was made. */
  readonly expectPlayer: (page: Page) => Promise<void>;
}
