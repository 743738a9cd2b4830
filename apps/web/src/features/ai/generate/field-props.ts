import type { AiProposal } from '@takhti/domain';

/** The body of a proposal, in the shape of its kind. */
export type Body = AiProposal['body'];

/** The props of a proposal's fields. */
export interface FieldProps {
  readonly body: Body;
  /** The language in which it is written. */
  readonly written: { readonly dir: 'ltr' | 'rtl'; readonly lang: string };
  readonly change: (by: Body) => void;
}
