import type { Language } from '@takhti/domain';

/** Letters that texts of a language have, and those of its neighbours that slip in by the wrong keyboard. */
export const letters: Readonly<Record<Language, { readonly some: RegExp; readonly never: RegExp }>> = {
  english: { some: /[a-z]/, never: /\p{Script=Arabic}/u },
  urdu: { some: /[ٹڈڑےں]/, never: /[يكىةۍښړډ]/ },
  pashto: { some: /[ټډړږښګڼېۍئ]/, never: /[كىہٹڈڑے]/ },
  dari: { some: /[یک]/, never: /[يكىةہٹڈڑےښړډ]/ },
};
