import type { ProblemName } from '@takhti/contract';
import { prepareKinds } from './file-check.ts';
import { UploadRefusal } from './upload-failure.ts';

/** The types in file choosers for pictures. */
export const imageTypes = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** A picture as it is sent: as it was chosen, because the server encodes it again. */
export const prepareImage = prepareKinds(['image']);

/** A cap of a picture that is lower than that of all pictures, and what is said of one above it. */
export interface ImageCap {
  readonly most_bytes: number;
  readonly too_large: ProblemName;
}

/** As `prepareImage`, for a field with a cap of its own. */
export function prepareImageWithin({ most_bytes, too_large }: ImageCap): typeof prepareImage {
  return (file) => {
    if (file.size > most_bytes) throw new UploadRefusal(too_large);
    return prepareImage(file);
  };
}
