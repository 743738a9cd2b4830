import type { TemplateType } from '@takhti/domain';
import { templates } from '../templates.tsx';
import { Picture } from './picture.tsx';

/**
 * How a kind of round is played, as a small picture beside its name. It moves once when it appears, and again under the pointer
 * or the focus of what it is in.
 */
export function TemplateMiniature({ template_type }: { readonly template_type: TemplateType }) {
  return <Picture>{templates[template_type].scene}</Picture>;
}
