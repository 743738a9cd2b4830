import type { ProblemName } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { UploadRefusal } from './upload-failure.ts';

const extension = /\.(jpe?g|png)$/i;

/** What file choosers offer for pictures. */
export const imageTypes = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** Why a picture is not sent at all, by the rules that the server asks too; null when it may be (C-747, C-749, C-1087). */
export function whyNotImage(file: { readonly name: string; readonly size: number }): ProblemName | null {
  if (!extension.test(file.name)) return 'uploads.type_not_allowed';
  if (file.size >= limits.image.bytes) return 'uploads.too_large';
  return null;
}

/** A picture as it is sent: as it was chosen, because the server encodes it anew. */
export function prepareImage(file: File): File {
  const refusal = whyNotImage(file);
  if (refusal) throw new UploadRefusal(refusal);
  return file;
}
