import type { Language } from '@takhti/domain';

/**
 * The language that leads a learner through a round in another one. A phone that was set to one of our other languages was set so for
 * its child; English is what phones come with, and gives way to the language of the content.
 */
export function languageBeside(usual: Language, content: Language): Language {
  return usual === 'english' ? content : usual;
}
