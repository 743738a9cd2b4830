import { readdirSync, readFileSync } from 'node:fs';
import type { GameDoc, RoundOf } from '@takhti/content-types/rounds';
import type { Language, TemplateType } from '@takhti/domain';

const fixtures = new URL('../../../../packages/content-types/src/rounds/templates/', import.meta.url);

/** The frozen games of all templates, in every language. */
export const frozenGames: readonly GameDoc[] = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((file) => /fixtures[/\\]v\d+[/\\]\w+\.json$/.test(file))
  .map((file) => JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')) as GameDoc);

/** The first round of the frozen game of a template, which obeys every rule. */
export function frozenRound<T extends TemplateType>(template: T, language: Language = 'english'): RoundOf<T> {
  const round = frozenGames
    .find((doc) => doc.language === language && doc.questionData[0]?.template_type === template)
    ?.questionData.at(0);
  if (!round) throw new Error(`${template} has no game in ${language}`);
  return round as RoundOf<T>;
}
