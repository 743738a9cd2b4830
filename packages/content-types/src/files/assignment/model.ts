import {
  AppliedRubric,
  AssignmentLink,
  limits,
  rubricFindings,
  rubricTotals,
  StoredFile,
  type Finding,
} from '@takhti/domain';
import { z } from 'zod';
import { error } from '../../messages.ts';
import type { Stage } from '../../define.ts';
import { defineFilesType, filesDoc } from '../define-files-type.ts';
import { filesFindings, mapStoredFiles } from '../shared/stored-files.ts';
import { linkFinding } from '../link/address.ts';

/** Files that one assignment can hold. */
export const mostAssignmentFiles = 10;
const kinds = ['document', 'image'] as const;

/** An assignment: what is to be done, what to read for it, and how it is judged (specification, section 3). */
export const AssignmentDoc = z
  .object({
    schema_version: z.literal(2),
    ...filesDoc,
    points: z.number().nullable().meta({ description: 'At most; with a rubric its total counts' }),
    links: z.array(AssignmentLink).max(100),
    files: z.array(StoredFile).max(100).meta({ description: 'To read, or to fill in' }),
    rubric: AppliedRubric.nullable(),
  })
  .meta({ id: 'AssignmentDoc' });
export type AssignmentDoc = z.infer<typeof AssignmentDoc>;

/** Assignments, which are opened by learners and done elsewhere (C-022). */
export const assignmentModel = defineFilesType<AssignmentDoc>({
  content_type: 'assignment',
  schema: AssignmentDoc,
  schema_version: 2,
  upgrades: { 1: (older) => ({ ...older, files: [] }) },
  accepts: kinds,
  defaults: { points: null, links: [], files: [], rubric: null },
  mapRichText: null,
  mapMedia: (doc, change) => ({ ...doc, files: mapStoredFiles(doc.files, change) }),
  findings: assignmentFindings,
  readTexts: ({ links }) => links.map(({ title }) => title),
  body: ({ links, files, rubric, points }) => ({
    kind: 'assignment',
    links: links.map(({ title, link }) => ({ title: title.trim(), link: link.trim() })),
    files,
    points: rubric === null ? points : rubricTotals(rubric).total_points,
    rubric: rubric && { title: rubric.title, criterion_json: rubric.criterion_json },
  }),
});

function assignmentFindings(doc: AssignmentDoc, stage: Stage): Finding[] {
  const { description, links, files, points, rubric } = doc;
  const { max_links, points: max } = limits.assignment;
  const found: Finding[] = links.flatMap(({ link }, at) =>
    linkFinding(link, stage).map((finding) => ({ ...finding, path: ['links', at, 'link'] })),
  );
  if (links.length > max_links) found.push(error(['links'], 'assignment.links_max', { max: max_links }));
  found.push(...filesFindings(files, stage, { kinds, least: 0, most: mostAssignmentFiles }));
  if (points !== null && (points < 0 || points > max))
    found.push(error(['points'], 'assignment.points', { max }));
  if (rubric)
    found.push(...rubricFindings(rubric).map((each) => ({ ...each, path: ['rubric', ...each.path] })));
  if (stage === 'submit' && description.trim() === '')
    found.push(error(['description'], 'assignment.description_required'));
  return found;
}
