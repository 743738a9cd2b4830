import { z } from 'zod';
import { ContentTypeSchema, Id, LanguageSchema, StoredFile } from './common.ts';
import { AiBotBody } from './ai-bot.ts';
import { AssignmentBody } from './assignment.ts';
import { CompetitionBody } from './competition.ts';
import { LessonPlanBody } from './lesson-plan.ts';

/** The page of a link: its address. */
const LinkBody = z.object({ kind: z.literal('link'), link: z.string() });

/** The words of a video in one language. */
export const Captions = StoredFile.omit({ alt: true }).extend({ language: LanguageSchema });
export type Captions = z.infer<typeof Captions>;

/** Files to read in the page, or to take along. */
const DocumentBody = z.object({ kind: z.literal('document'), files: z.array(StoredFile) });

/** A video: a file of ours or of another server, or the player of another site. */
const VideoBody = z.object({
  kind: z.literal('video'),
  source: z.object({ kind: z.enum(['file', 'frame']), src: z.string() }).nullable(),
  /** Empty for none. */
  poster: z.string(),
  captions: z.array(Captions),
});

/** Files to take along. */
const ZipBody = z.object({ kind: z.literal('zip'), files: z.array(StoredFile) });

/** Pages that play in a frame of their own; the address is that of the archive, empty for none. */
const HtmlZipBody = z.object({ kind: z.literal('html_zip'), path: z.string() });

/** A game made elsewhere: where it is played, or an archive of pages that play it; each empty for none. */
const GameBody = z.object({ kind: z.literal('game'), link: z.string(), path: z.string() });

/** A book to read; the address is that of the archive, empty for none. */
const EBookBody = z.object({ kind: z.literal('e_book'), path: z.string() });

/** The part that differs between types that are opened and not attempted. */
export const GenericBody = z.discriminatedUnion('kind', [
  LinkBody,
  DocumentBody,
  VideoBody,
  ZipBody,
  HtmlZipBody,
  EBookBody,
  GameBody,
  LessonPlanBody,
  AssignmentBody,
  CompetitionBody,
  AiBotBody,
]);
export type GenericBody = z.infer<typeof GenericBody>;

/** Content that is opened and not attempted, as learners get it (specification, section 3; C-367). */
export const GenericContent = z
  .object({
    content_id: Id,
    content_type: ContentTypeSchema,
    title: z.string(),
    language: LanguageSchema,
    grade: z.string(),
    subject: z.string(),
    description: z.string(),
    body: GenericBody,
    gone: z.array(Id).optional().meta({
      description: 'The content ids of what is in it and cannot be opened any more',
    }),
  })
  .meta({ id: 'GenericContent' });
export type GenericContent = z.infer<typeof GenericContent>;

/** The part that follows from its document. */
export type GenericParts = Pick<GenericContent, 'description' | 'body'>;
