import { modelOf } from '@takhti/content-types';
import { plainText } from '@takhti/content-types/kit';
import { Problem } from '@takhti/contract';
import { aiLimits, contentTypes, type GenerationRequest } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { loadPlayed, type LoadedContainer } from '../../containers/index.ts';
import { captionsKeyOf, readCaptions } from '../sources/captions.ts';
import type { Material } from './prompt.ts';
import { selectOptionalSkillNames } from './runs.queries.ts';

/**
 * What a model is given, in words. An article and what is said in a video are read as the person who asks may see them.
 * @throws Problem ai.no_material, container.not_found
 */
export async function materialOf(
  tx: Tx,
  services: Pick<Services, 'storage'>,
  session: Session,
  container: LoadedContainer,
  { material, language }: Pick<GenerationRequest, 'material' | 'language'>,
): Promise<Material> {
  switch (material.from) {
    case 'topic':
      return { about: `${material.topic} (${container.subject}, grade ${container.grade})`, text: '' };
    case 'text':
      return { about: '', text: material.text };
    case 'skill':
      return { about: await aboutSkill(tx, container), text: '' };
    case 'article': {
      // The edited content is read as it is now, not as published.
      const isOwn = material.content_id === container.content_id;
      const article = isOwn ? container : await loadPlayed(tx, session, material.content_id);
      const text = articleText(article);
      if (text === '') throw new Problem('ai.no_material');
      return { about: article.title, text };
    }
    case 'video': {
      const video = await loadPlayed(tx, session, material.content_id);
      const key = await captionsKeyOf(tx, video, language);
      const text = key === null ? '' : await readCaptions(services, key);
      if (text === '') throw new Problem('ai.no_material');
      return { about: video.title, text };
    }
    default:
      return material satisfies never;
  }
}

async function aboutSkill(tx: Tx, { institution_id, skill_id }: LoadedContainer): Promise<string> {
  const names = await selectOptionalSkillNames(tx, institution_id, skill_id);
  const { subject = '', grade = '', ...rest } = names ?? {};
  const words = Object.values(rest).filter((name) => name !== '' && name !== '-');
  if (words.length === 0) throw new Problem('ai.no_material');
  return `${subject}, grade ${grade}: ${words.join(' / ')}`;
}

function articleText({ content_type, json_data }: LoadedContainer): string {
  if (!contentTypes[content_type].gives_text) return '';
  const texts = modelOf(content_type)?.readTexts(json_data) ?? [];
  return texts.map(plainText).join('\n').slice(0, aiLimits.source);
}
