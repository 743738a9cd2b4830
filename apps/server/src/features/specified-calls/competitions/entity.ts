import { contentTypeModels } from '@takhti/content-types';
import {
  Problem,
  type ReplyOf,
  type RequestOf,
  type saveCompetition as saveCall,
  type updateCompetition as updateCall,
} from '@takhti/contract';
import {
  CompetitionSettings,
  competitionRewardTexts,
  competitionTitle,
  type OpenedContainer,
} from '@takhti/domain';
import { z } from 'zod';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { keepByType } from '../../../types/registry.ts';
import {
  createContainer,
  loadEditableContainer,
  requireType,
  saveContainer,
} from '../../containers/index.ts';
import { approve } from '../../review/index.ts';

const model = contentTypeModels.competition;
const Settings = CompetitionSettings.extend(competitionRewardTexts);
const Doc = z.looseObject(Settings.shape);

type Saved = ReplyOf<typeof saveCall>;
type Changed = RequestOf<typeof updateCall>;

/**
 * Starts a competition as a draft of the person.
 * @throws Problem skills.not_found, container.invalid_document with `fields`
 */
export async function createCompetition(
  tx: Tx,
  session: Caller,
  { skill_id, grade, language, name = competitionTitle, ...input }: RequestOf<typeof saveCall>,
): Promise<Saved> {
  const begun = { language: language ?? 'english', skill_id, subject: '', total_questions: 0 } as const;
  const doc = documentOf(Doc.parse(model.defaults(begun)), input);
  const start = {
    content_type: 'competition',
    title: name,
    language,
    skill_id,
    grade,
    no_of_skills: 1,
  } as const;
  return savedOf(await createContainer(tx, session, { ...start, json_data: doc }, keepByType));
}

/**
 * Saves a competition; what was left out stays.
 * @throws Problem those of every save; container.not_found for content of another type
 */
export async function updateCompetition(tx: Tx, session: Caller, input: Changed): Promise<Saved> {
  return savedOf(await save(tx, session, input));
}

/**
 * Saves a competition and approves it, as the reviewer of the final level does (G-275, G-276, C-510).
 * @throws Problem those of a save and of an approval; container.wrong_status where the approval would not publish it
 */
export async function publishCompetition(tx: Tx, session: Caller, input: Changed): Promise<Saved> {
  const { container_id } = await save(tx, session, input);
  const approved = await approve(tx, session, { container_id });
  if (approved.is_published !== 1) throw new Problem('container.wrong_status');
  return savedOf(approved);
}

async function save(tx: Tx, session: Caller, input: Changed): Promise<OpenedContainer> {
  const container = requireType('competition', await loadEditableContainer(tx, session, input.container_id));
  const { container_id, name = container.title, language, version, ...fields } = input;
  const json_data = documentOf(docOf(container.json_data), fields);
  return saveContainer(tx, session, { container_id, title: name, language, version, json_data }, keepByType);
}

// The schema drops all fields that a competition does not have.
function documentOf(before: object, fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return JSON.stringify({ ...before, ...Object.fromEntries(given) });
}

function savedOf({ json_data, ...container }: OpenedContainer): Saved {
  const { content_id: guid, title: name, container_id, version } = container;
  return { guid, name, container_id, version, ...Settings.parse(docOf(json_data)) };
}

// In its newest version: an older one knew no name of the reward.
function docOf(stored: unknown): z.infer<typeof Doc> {
  return Doc.parse(model.open(stored));
}
