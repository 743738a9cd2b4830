import type { Icon } from '@tabler/icons-react';
import { previewAssessment } from '@takhti/contract';
import type { QuestionKind } from '@takhti/domain';
import type { WebType } from '../web-type.ts';
import { bankPathsOf } from './paths.ts';

/** What the studio has of banks of a kind of questions. */
export function bankOf(kind: QuestionKind, icon: Icon): WebType {
  return {
    paths: bankPathsOf(kind),
    icon,
    counts: 'questions',
    questions: kind,
    hasTitleCard: true,
    fieldNames: [],
    preview: { below: '/play', call: previewAssessment },
    startsWith: 'skill',
    isCarried: false,
  };
}
