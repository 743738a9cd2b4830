import { withTexts } from '../i18n/with-texts.ts';
import { pageOf } from '../ui/page-part.tsx';
import type { LazyPart } from '../ui/lazy-part.tsx';
import type { Pictured } from './picture-message.ts';

const kinds: {
  readonly [Kind in Pictured['kind']]: LazyPart<{
    readonly play: Extract<Pictured, { readonly kind: Kind }>['play'];
  }>;
} = {
  assessment: pageOf(
    async () => (await import('../types/assessments/page/question-still.tsx')).QuestionStill,
    'assessments',
  ),
  // Boards of letters bring words of their own.
  game: pageOf(
    withTexts(
      withTexts(async () => (await import('../types/rounds/page/round-still.tsx')).RoundStill, 'crosswords'),
      'clues',
    ),
    'rounds',
  ),
};

/** How the first of some content is rendered. The table pairs each kind with its own play. */
export function stillOf({ kind }: Pictured): LazyPart<{ readonly play: Pictured['play'] }> {
  return kinds[kind] as LazyPart<{ readonly play: Pictured['play'] }>;
}
