import type { Finding } from '@takhti/domain';

/** Changes a text of a question; the path is its place in the document. */
export type ChangeText = (html: string, path: Finding['path']) => string;
