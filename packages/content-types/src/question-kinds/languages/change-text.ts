import type { Finding } from '@takhti/domain';

/** What is done with a text of a question; the path says where in the document it stands. */
export type ChangeText = (html: string, path: Finding['path']) => string;
