import type { QuestionDoc } from '@takhti/domain';
import type { ReactNode } from 'react';

export type RenderAside = (path: readonly (string | number)[], label: string) => ReactNode;

/** The answers of a question with its key, below its text. */
export interface AnswersProps {
  readonly doc: QuestionDoc;
  /** What stands at the end of a part: the comments on it. */
  readonly renderAside?: RenderAside | undefined;
}
