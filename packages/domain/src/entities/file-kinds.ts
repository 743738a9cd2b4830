import { limits } from '../limits.ts';

interface FileKindRule {
  /** Of their names, in lower case; what a file is says its content. */
  readonly endings: readonly string[];
  readonly most_bytes: number;
}

/** The kinds of files that content can hold (specification, section 5; C-744 to C-750, C-1085 to C-1087). */
export const fileKinds = {
  image: { endings: ['jpg', 'jpeg', 'png'], most_bytes: limits.image.bytes - 1 },
  audio: { endings: ['mp3'], most_bytes: limits.audio.bytes - 1 },
  document: {
    endings: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
    most_bytes: limits.file.document,
  },
  video: { endings: ['mp4', 'm4v', 'webm'], most_bytes: limits.file.video },
  captions: { endings: ['vtt', 'srt'], most_bytes: limits.file.captions },
  zip: { endings: ['zip'], most_bytes: limits.file.archive },
  html_zip: { endings: ['zip'], most_bytes: limits.file.archive },
  e_book: { endings: ['epub'], most_bytes: limits.file.archive },
} as const satisfies Record<string, FileKindRule>;
export type FileKind = keyof typeof fileKinds;

/** The ending of a file's name without the point, in lower case; empty if there is none. */
export function endingOf(file_name: string): string {
  return /\.([^./\\]+)$/.exec(file_name)?.[1]?.toLowerCase() ?? '';
}

/**
 * The kind of a file by its name, among those that a content type takes; null when it takes no such file.
 * @param accepted decides between two kinds with the same ending
 */
export function fileKindOf(file_name: string, accepted: readonly FileKind[]): FileKind | null {
  const ending = endingOf(file_name);
  return accepted.find((kind) => (fileKinds[kind].endings as readonly string[]).includes(ending)) ?? null;
}

/** The kind of a file that is kept, by its name then: pictures are kept in a format of their own. */
export function keptKindOf(file_name: string, accepted: readonly FileKind[]): FileKind | null {
  const isPicture = endingOf(file_name) === 'webp' && accepted.includes('image');
  return isPicture ? 'image' : fileKindOf(file_name, accepted);
}
