import { prepareKinds } from './file-check.ts';

/** What file choosers offer for pictures. */
export const imageTypes = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** A picture as it is sent: as it was chosen, because the server encodes it anew. */
export const prepareImage = prepareKinds(['image']);
