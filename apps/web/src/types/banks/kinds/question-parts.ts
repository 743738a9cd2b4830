import type { QuestionDoc } from '@takhti/domain';
import type { ComponentType } from 'react';
import type { Editor } from '../../../features/editor/index.ts';

export interface PartProps {
  readonly editor: Editor<QuestionDoc>;
  readonly containerId: string;
}

/** What the studio has of a kind of questions. */
export interface QuestionParts {
  /** The field of the question's text. */
  readonly Text: ComponentType<PartProps>;
  /** What stands between the question's text and its feedback. */
  readonly Answers: ComponentType<PartProps>;
  /** Whether a question is saved only with feedback for a right answer. */
  readonly requiresFeedback: boolean;
}
