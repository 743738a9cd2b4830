import { languages, type Language, type TemplateType } from '@takhti/domain';
import type { GameDoc } from '../round.ts';

const stored = import.meta.glob<GameDoc>('../templates/*/*/fixtures/v*/*.json', {
  eager: true,
  import: 'default',
});

/** The frozen documents of every template, one for each language. */
export function fixturesOf(template: TemplateType): Record<Language, GameDoc> {
  const own = Object.values(stored).filter((doc) => doc.questionData[0]?.template_type === template);
  return Object.fromEntries(
    languages.map((language) => [language, own.find((doc) => doc.language === language)]),
  ) as Record<Language, GameDoc>;
}
