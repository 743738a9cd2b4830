import type { GenericBody } from '@takhti/domain';
import type { ComponentType } from 'react';
import { LinkView } from './link/link-view.tsx';

type Viewers = {
  readonly [Kind in GenericBody['kind']]: ComponentType<{
    readonly body: Extract<GenericBody, { kind: Kind }>;
  }>;
};

/** What is shown of each type of this family below its description. */
export const viewers: Viewers = { link: LinkView };
