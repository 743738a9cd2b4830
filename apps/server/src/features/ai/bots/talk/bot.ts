import { modelOf } from '@takhti/content-types';
import { plainText } from '@takhti/content-types/kit';
import { Problem } from '@takhti/contract';
import { AiBotSettings, limits, type Language } from '@takhti/domain';
import type { Session } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { serverTypeOf } from '../../../../types/registry.ts';
import { loadContainer } from '../../../containers/index.ts';
import { selectLaunchedPublication, type Publication } from '../../../publications/index.ts';

/** A bot as somebody talks with it. */
export interface Bot {
  readonly institution_id: number;
  readonly content_id: string;
  readonly title: string;
  readonly language: Language;
  readonly grade: string;
  readonly doc: AiBotSettings;
}

interface Asked {
  readonly institution_id: number;
  readonly content_id: string;
  readonly gathering_id?: string | undefined;
}

/**
 * What is published of a bot.
 * @throws Problem players.not_found, also for content of another type
 */
export async function publishedBot(
  tx: Tx,
  { institution_id, content_id, gathering_id }: Asked,
): Promise<Bot> {
  const publication = await selectLaunchedPublication(tx, institution_id, content_id, gathering_id);
  if (publication?.content_type !== 'ai_bot') throw new Problem('players.not_found');
  const { title, language, grade, json_data } = publication;
  return { institution_id, content_id, title, language, grade, doc: settingsIn(json_data) };
}

/**
 * A bot as it was saved last.
 * @throws Problem container.not_found, also for content of another type; container.invalid_document
 */
export async function savedBot(tx: Tx, session: Session, container_id: string): Promise<Bot> {
  const container = await loadContainer(tx, session, container_id);
  if (container.content_type !== 'ai_bot') throw new Problem('container.not_found');
  const { institution_id, content_id, title, language, grade, json_data } = container;
  return { institution_id, content_id, title, language, grade, doc: settingsIn(json_data) };
}

// By the model, which brings older documents up to date.
function settingsIn(json_data: object): AiBotSettings {
  return AiBotSettings.parse(modelOf('ai_bot')?.open(json_data));
}

/**
 * What a bot knows: the words of its content that a reader sees, in the version that learners get of it. What was withdrawn is in it no
 * more; what is right is never in it.
 * @param isPublished whether the version counts that was pinned when the bot was published
 */
export async function knowledgeOf(
  tx: Tx,
  { institution_id, content_id, doc }: Bot,
  isPublished: boolean,
): Promise<string> {
  const texts: string[] = [];
  for (const item of doc.items.slice(0, limits.ai_bot.items)) {
    const gathering_id = isPublished ? content_id : undefined;
    const known = await selectLaunchedPublication(tx, institution_id, item.content_id, gathering_id);
    if (!known) continue;
    const words = textsOf(known).map(plainText);
    texts.push([known.title, ...words].filter((text) => text !== '').join('\n'));
  }
  return texts.join('\n\n').slice(0, limits.ai_bot.knowledge);
}

function textsOf({
  content_type,
  json_data,
}: Pick<Publication, 'content_type' | 'json_data'>): readonly string[] {
  const { publishedTexts } = serverTypeOf(content_type);
  return publishedTexts ? publishedTexts(json_data) : (modelOf(content_type)?.readTexts(json_data) ?? []);
}
