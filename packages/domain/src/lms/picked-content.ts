import { z } from 'zod';
import { ContentTypeSchema, FlagSchema, Id } from '../entities/common.ts';
import type { ContainerRow } from '../entities/container.ts';
import type { Language } from '../languages.ts';

/** Windows' numbers of languages, by which the specification's systems name them. */
export const cultureIds = {
  english: 1033,
  urdu: 1056,
  pashto: 1123,
  dari: 1164,
} as const satisfies Record<Language, number>;

/** One picked container as another system gets it (C-443 to C-446). */
export const PickedContent = z
  .object({
    Title: z.string(),
    ContentUrl: z.string().meta({ description: 'The path of the player, below the address of the product' }),
    AbsoluteContentURL: z.string(),
    ContentType: ContentTypeSchema,
    ContentSubType: z.string().meta({ description: 'What kind of its type it is; empty for most' }),
    CmsContentId: Id,
    IsLmsContent: FlagSchema,
    LmsContentId: z.string().meta({ description: 'Under which id the LMS knows it; empty when it does not' }),
    CultureId: z.int(),
  })
  .meta({ id: 'PickedContent' });
export type PickedContent = z.infer<typeof PickedContent>;

interface Facts {
  readonly item: Pick<ContainerRow, 'title' | 'content_type' | 'content_id' | 'language'>;
  readonly sub_type: string;
  readonly lms_content_id: string;
  readonly player_path: string;
  readonly public_url: string;
}

/** Picked content as another system gets it. */
export function pickedContent({
  item,
  sub_type,
  lms_content_id,
  player_path,
  public_url,
}: Facts): PickedContent {
  return {
    Title: item.title,
    ContentUrl: player_path,
    AbsoluteContentURL: public_url + player_path,
    ContentType: item.content_type,
    ContentSubType: sub_type,
    CmsContentId: item.content_id,
    IsLmsContent: lms_content_id === '' ? 0 : 1,
    LmsContentId: lms_content_id,
    CultureId: cultureIds[item.language],
  };
}
