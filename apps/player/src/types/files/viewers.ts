import type { GenericBody } from '@takhti/domain';
import { innerOf } from '../../ui/inner-part.tsx';
import type { Part } from '../../ui/part.tsx';

type Kind = GenericBody['kind'];
type Viewers = {
  readonly [K in Kind]: Part<{ readonly body: Extract<GenericBody, { kind: K }> }>;
};

/** What is shown of each type of this family below its description; each is fetched by itself. */
export const viewers: Viewers = {
  link: innerOf(async () => (await import('./link/link-view.tsx')).LinkView),
};
