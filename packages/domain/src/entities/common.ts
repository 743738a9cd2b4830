import { z } from 'zod';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { contentStatuses } from '../workflow/content-status.ts';
import { contentTypes, type ContentType } from '../content-types.ts';

/** 1 or 0. */
export const FlagSchema = z.literal([0, 1]);
/** `Y` or `N`, as a question's `correct` fields carry it. */
export const YesNo = z.enum(['Y', 'N']);
export type YesNo = z.infer<typeof YesNo>;
export const Id = z.uuid();
/** The address of a file of a document, '' for none. Its mark says that `mapMedia` of the type must reach it. */
export const FileAddress = z.string().max(300).meta({ format: 'file' });
const instants = z.registry<{ readonly form: string }>();
/** An instant in UTC: ISO 8601 within the server, `YYYY-MM-DD HH:mm:ss` in what calls answer (C-1090). */
export const Instant = z.string().register(instants, { form: 'utc' });

/** Whether a schema is that of an instant, no matter what is described of it. */
export function isInstant(schema: z.core.$ZodType): boolean {
  return instants.get(schema) !== undefined;
}
export const LanguageSchema = z.enum(languages);
export const ContentStatusSchema = z.enum(contentStatuses);
export const ContentTypeSchema = z.enum(Object.keys(contentTypes) as [ContentType, ...ContentType[]]);

/** A file of a container: its address, what its author called it, what it weighs (C-370). */
export const StoredFile = z.object({
  path: FileAddress,
  name: z.string().max(limits.file.name),
  bytes: z.int().nonnegative(),
  /** Of pictures: what they show, for those who cannot see it. */
  alt: z.string().max(limits.title.max),
});
export type StoredFile = z.infer<typeof StoredFile>;
