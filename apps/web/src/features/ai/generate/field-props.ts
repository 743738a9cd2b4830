import type { AiProposal } from '@takhti/domain';

/** What a proposal says, of the shape that its kind has. */
export type Body = AiProposal['body'];

/** What the fields of a proposal are given. */
export interface FieldProps {
  readonly body: Body;
  /** The language in which it is written. */
  readonly written: { readonly dir: 'ltr' | 'rtl'; readonly lang: string };
  readonly change: (by: Body) => void;
}
