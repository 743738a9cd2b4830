import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gameModels, templates, toGamePlay } from '@takhti/content-types/rounds';
import type { GamePlay, Language, TemplateType } from '@takhti/domain';
import { root } from '../../scripts/lib/root.mjs';

const folder = path.join(root, 'packages/content-types/src/rounds/templates');
/** Where the two names of a template differ. */
const folderNames: Partial<Record<TemplateType, string>> = {
  non_overlapping_classification: 'classification',
  'financial-fib': 'financial',
  tabular_fib: 'tabular',
};

export const templateTypes = Object.keys(templates) as readonly TemplateType[];

/** A learner's copy of the frozen game of a template, as long as its author made it. */
export function playOf(template: TemplateType, language: Language): GamePlay {
  const name = folderNames[template] ?? template.replaceAll('_', '-');
  const file = path.join(folder, templates[template].engine, name, `fixtures/v1/${language}.json`);
  const doc = gameModels.rumble_in_the_jumble.open(JSON.parse(readFileSync(file, 'utf8')));
  const id = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';
  const head = { AssessmentId: id, content_type: 'rumble_in_the_jumble', title: doc.title, language };
  return toGamePlay({ ...head, grade: '3', subject: 'Science', SkillId: id }, doc, 'bench');
}
