import type { ProblemName } from '@takhti/contract';
import { limits } from '@takhti/domain';

const extension = /\.(jpe?g|png)$/i;

/** What file choosers offer for pictures. */
export const imageTypes = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** Why a picture is not sent at all, by the rules that the server asks too; null when it may be (C-747, C-749, C-1087). */
export function whyNotImage(file: { readonly name: string; readonly size: number }): ProblemName | null {
  if (!extension.test(file.name)) return 'uploads.type_not_allowed';
  if (file.size >= limits.image.bytes) return 'uploads.too_large';
  return null;
}
