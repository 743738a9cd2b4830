import {
  Findings,
  Id,
  Instant,
  KeptSkill,
  OpenedContainer,
  Person,
  personFaults,
  Question,
  Rubric,
  skillFaults,
  SkillFields,
} from '@takhti/domain';
import { z } from 'zod';

/** Fields of a request that do not have the form of their call. */
export const requestFields = () =>
  z.object({
    fields: z.array(
      z.object({ path: z.array(z.union([z.string(), z.number()])).readonly(), message: z.string() }),
    ),
  });
/** How many seconds it takes until it is worth to ask again, where that is known. */
export const waitFor = () => z.object({ seconds: z.int().optional() });
/** What must be mended in a document before it can be kept. */
export const documentFields = () => z.object({ fields: Findings });
/** What must be mended before something can continue. */
export const documentFindings = () => z.object({ findings: Findings });
/** A container in its present state. */
export const newerContainer = () => z.object({ current: OpenedContainer });
/** The draft that holds back published content: whose it is, and what the caller may do about it. */
export const holdingDraft = () =>
  z.object({
    container_id: Id,
    full_name: z.string(),
    since: Instant,
    is_in_review: z.boolean().meta({ description: 'Its author has submitted it: the reviewers have it' }),
    may_set_aside: z
      .boolean()
      .meta({ description: 'Whether the caller may put it into its author’s bin, once it is not in review' }),
  });
/** A question in its present state. */
export const newerQuestion = () => z.object({ current: Question });
/** A skill in its present state. */
export const newerSkill = () => z.object({ current: KeptSkill });
/** A rubric in its present state. */
export const newerRubric = () => z.object({ current: Rubric });
/** A person in their present state. */
export const newerPerson = () => z.object({ person: Person });
/** The fields that keep a skill from being saved. */
export const skillFields = () =>
  z.object({
    fields: z.array(z.object({ field: SkillFields.keyof(), fault: z.enum(skillFaults) })).readonly(),
  });
/** The fields that keep a person from being saved. */
export const personFields = () =>
  z.object({ fields: z.array(z.object({ field: z.string(), fault: z.enum(personFaults) })).readonly() });

/** The first findings of a file that was refused, and how many there are. */
export function fileFindings<Row extends z.ZodType>(row: Row) {
  return z.object({ findings: z.array(row).readonly(), total: z.int() });
}
