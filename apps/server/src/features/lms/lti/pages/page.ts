import { escapeMarkup, languageRecords, type Language, type LtiRefusal } from '@takhti/domain';
import { pageStyle } from './page-style.ts';
import { pageTexts, sentenceOf, type PageTexts, type Sentence } from './page-texts.ts';

/** The action of a page's script, and its data; the script reads it from the page's body. */
type Errand = { readonly step: 'begin' | 'enter' | 'close' } & Readonly<Record<string, string>>;

/** A page that does its errand and shows nothing for long; without a script it says how to continue. */
export function waitingPage(language: Language, errand: Errand, again: string): string {
  const texts = pageTexts[language];
  const button = `<p><a class="button" href="${escapeMarkup(again)}" target="_blank" rel="opener">${escapeMarkup(texts.window_button)}</a></p>`;
  const inside = `<main id="wait" aria-busy="true"><p role="status">${escapeMarkup(texts.wait)}</p></main>
<main id="window" hidden><h1 tabindex="-1">${escapeMarkup(texts.window_title)}</h1><p>${escapeMarkup(texts.window_text)}</p>${button}</main>
${(['again', 'content', 'account', 'setup'] as const).map((name) => hiddenPart(texts, name)).join('\n')}`;
  return page(language, texts.wait, inside, errand);
}

/** A page that says why a launch was refused. */
export function refusalPage(
  language: Language,
  reason: LtiRefusal,
  sentence: Sentence = sentenceOf[reason],
): string {
  const texts = pageTexts[language];
  const title = texts[`${sentence}_title`];
  const inside = `<main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(texts[`${sentence}_text`])}</p>
<p class="reason">${escapeMarkup(texts.reason)}: <bdi><code>${escapeMarkup(reason)}</code></bdi></p></main>`;
  return page(language, title, inside, null);
}

/** The page that a platform shows after it registered itself. */
export function registeredPage(language: Language, name: string, origin: string): string {
  const texts = pageTexts[language];
  const inside = `<main><h1>${escapeMarkup(texts.registered_title)}: <bdi>${escapeMarkup(name)}</bdi></h1>
<p>${escapeMarkup(texts.registered_text)}</p></main>`;
  return page(language, texts.registered_title, inside, { step: 'close', origin });
}

function hiddenPart(texts: PageTexts, name: 'again' | 'content' | 'account' | 'setup'): string {
  return `<main id="${name}" hidden><h1 tabindex="-1">${escapeMarkup(texts[`${name}_title`])}</h1><p>${escapeMarkup(texts[`${name}_text`])}</p><p class="reason">${escapeMarkup(texts.reason)}: <bdi><code></code></bdi></p></main>`;
}

/** A whole page around what is in it. */
export function page(language: Language, title: string, inside: string, errand: Errand | null): string {
  const { tag, direction } = languageRecords[language];
  const data = Object.entries(errand ?? {}).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
  const sentences = Object.entries(sentenceOf).map(([reason, sentence]) => `${reason}:${sentence}`);
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title)}</title>
<style>${pageStyle(language)}</style>
${errand ? '<script type="module" src="/player/lti.js"></script>' : ''}
</head>
<body${data.join('')}${errand ? ` data-sentences="${sentences.join(' ')}"` : ''}>
${inside}
</body>
</html>
`;
}
