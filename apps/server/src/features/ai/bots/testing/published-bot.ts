import { createContainer } from '@takhti/contract';
import type { Language } from '@takhti/domain';
import type { AiSchool } from '../../../../testing/ai/ai-school.ts';
import { publishNow } from '../../../../testing/published-content.ts';

interface PublishedBot {
  readonly container_id: string;
  /** As learners name it. */
  readonly bot: { readonly content_id: string; readonly institution_id: number };
}

/** An AI bot of the author of a school, as learners get it. */
export async function publishBot(
  { server, author }: AiSchool,
  language: Language,
  doc: object,
): Promise<PublishedBot> {
  const { institution_id } = author;
  const { skill_id } = await server.make.skill({ institution_id });
  const { container_id, content_id } = await server.as(author).ok(createContainer, {
    content_type: 'ai_bot',
    title: 'Water helper',
    language,
    skill_id,
    json_data: JSON.stringify({
      schema_version: 1,
      description: '',
      name: 'Drop',
      picture: '',
      subject: 'The water cycle',
      instructions: '',
      opening: 'Ask me about water.',
      starters: [],
      items: [],
      daily_questions: 3,
      ...doc,
    }),
  });
  await publishNow(server, author, container_id);
  return { container_id, bot: { content_id, institution_id } };
}
