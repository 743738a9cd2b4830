import {
  listHistory,
  openContainer,
  Problem,
  saveQuestion,
  sendComment,
  suggestQuestion,
} from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { TestApp } from '../../../testing/index.ts';
import { assessmentOn, publishNow } from '../../../testing/published-content.ts';
import { makeSchool, type School } from '../../../testing/school.ts';
import { withOwnMedia } from '../document-media.ts';
import { plantedDocuments, plantedQuestions, type Plant } from './planted.ts';

/** The ids of some content, by the names of the fields that carry them. */
export type Ids = Readonly<Record<string, unknown>>;

/** A school that wrote an address wherever its author and a reviewer can. */
export interface PlantedSchool extends School {
  readonly contents: readonly Ids[];
}

/** A school that writes an address in these ways into all that it can. */
export async function plantAddress(server: TestApp, ways: readonly Plant[]): Promise<PlantedSchool> {
  const school = await makeSchool(server);
  const { author, first, institution_id } = school;
  const short = ways.find((way) => way('T').length <= limits.title.max) ?? String;
  const title = short('T');
  const as = server.as(author);
  const contents: Ids[] = [];

  const keep = (content: Pick<Ids, string>, more: Ids = {}): void => {
    const { container_id, content_id, users_content_id } = content;
    const known = { container_id, content_id, users_content_id, assessment_id: content_id };
    contents.push({ ...known, institution_id, content_type: undefined, ...more });
  };

  async function published(container_id: string): Promise<void> {
    try {
      await publishNow(server, author, container_id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  const named_skill = await server.make.skill({ institution_id, skill: title });

  // Cleaned as calls do; whether findings stop the document is no question of its files.
  async function document({ content_type, doc }: ReturnType<typeof plantedDocuments>[number]): Promise<void> {
    const { skill_id } = named_skill;
    const json_data = await server.db.inTransaction((tx) =>
      withOwnMedia(tx, institution_id, content_type, doc),
    );
    const container = await server.make.container({ author, content_type, skill_id, json_data, title });
    await as.ok(sendComment, { users_content_id: container.users_content_id, comments: title });
    await published(container.container_id);
    keep({ ...container });
  }

  async function question(doc: ReturnType<typeof plantedQuestions>['mcq']): Promise<void> {
    const { content_type } = doc;
    const { skill_id } = await server.make.skill({ institution_id });
    const bank = await server.make.container({
      author,
      content_type,
      skill_id,
      title,
      json_data: { schema_version: 1 },
    });
    const { container_id } = bank;
    const { content_id, version } = await as.ok(saveQuestion, { ...doc, container_id });
    const waiting = await school.to(author, await as.ok(openContainer, { container_id }), 'w');
    await school.to(first, waiting, 'r');
    const wanted = { ...doc, container_id, content_id, version, feedback: short('<p>Look.</p>') };
    await server.as(first).ok(suggestQuestion, wanted);
    await published(container_id);
    const { records } = await as.ok(listHistory, { container_id });
    for (const { history_id } of records) keep({ ...bank }, { history_id });
    keep({ ...bank, content_id }, { content_ids: [content_id] });
    const json_data = assessmentOn([{ skill_id, count: 1 }]);
    const quiz = await server.make.container({ author, content_type: 'assessment', skill_id, json_data });
    await publishNow(server, author, quiz.container_id);
    keep({ ...quiz });
  }

  for (const each of plantedDocuments(ways)) await document(each);
  for (const doc of Object.values(plantedQuestions(ways))) await question(doc);
  return { ...school, contents };
}
