import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  cardChars,
  charsText,
  games,
  hasCards,
  type GameDoc,
  type Round,
} from '@takhti/content-types/rounds';
import { lengthOf } from '@takhti/content-types/kit';
import { directionOf, templateTypes, type Language, type TemplateType } from '@takhti/domain';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { roundStages } from '../guideline/index.ts';
import { readerOf } from '../reading/reader.ts';
import type { Rounds } from '../rounds/use-rounds.ts';
import { RoundForm } from './round-form.tsx';

// The editor's door leads to session and locks too, which live in the browser.
vi.hoisted(() => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', () => undefined);
});

vi.mock('../../../app/session/index.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ actor: somebody() }),
}));

const texts = import.meta.glob<object>('../../../i18n/en/*.json', { eager: true, import: 'default' });
const stored = Object.values(
  import.meta.glob<GameDoc>(
    '../../../../../../packages/content-types/src/rounds/templates/*/*/fixtures/v*/*.json',
    {
      eager: true,
      import: 'default',
    },
  ),
);

beforeAll(async () => {
  const en: Record<string, object> = {};
  for (const [path, words] of Object.entries(texts)) en[/([\w-]+)\.json$/.exec(path)?.[1] ?? ''] = words;
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', fallbackLng: false, resources: { en }, interpolation: { escapeValue: false } });
});

function gameOfOne(template: TemplateType, language: Language): { doc: GameDoc; round: Round } {
  const own = stored.filter((doc) => doc.questionData[0]?.template_type === template);
  const doc = own.find((each) => each.language === language);
  const round = doc?.questionData[0];
  if (!doc || !round) throw new Error(`${template} has no game in ${language}`);
  return { doc, round };
}

function drawn(template: TemplateType, language: Language, isReadOnly: boolean): string {
  const { doc, round } = gameOfOne(template, language);
  const html = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <RoundForm
            editor={{ ...readerOf(doc, 1), isReadOnly }}
            game={games.rumble_in_the_jumble}
            rounds={{} as Rounds}
            at={0}
            round={round}
            container_id="3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d"
            part={null}
            overflowing={new Set()}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** All that an author wrote into a round. */
function wordsOf(round: Round): string[] {
  const words = [round.question, round.hint, round.instruction];
  if (hasCards(round)) words.push(...round.cardsData.map((card) => card.text));
  if (
    round.template_type === 'non_overlapping_classification' ||
    round.template_type === 'matching_drag_drop'
  )
    words.push(round.container_1?.value ?? '', round.container_2?.value ?? '');
  if (round.template_type === 'financial-fib') words.push(round.blank, round.unit);
  if (round.template_type === 'tabular_fib') {
    const cells = [round.columns, ...round.rows].flatMap((row) => [row.column1, row.column2]);
    words.push(round.preHeader.title, round.preHeader.value, ...cells);
  }
  if (round.template_type === 'crack_the_code')
    words.push(round.cipher_key, round.decrypted_statment, round.encrypted_statment);
  return words.filter((word) => word.trim() !== '');
}

// What is recommended is only told; what no text may pass is kept by the field itself.
test('G-378 a text of one line takes its most characters, a longer one those of a game', () => {
  const html = drawn('financial-fib', 'english', false);
  expect(html).toMatch(/<textarea[^>]*maxLength="2000"/i);
  expect(html).toMatch(/<input[^>]*maxLength="200"/i);
});

/** The counts at cards with words: their own length beside that which fits (G-350, G-376, G-377). */
function countsOf(round: Round, language: Language): string[] {
  if (!hasCards(round) || round.template_type === 'true_false') return [];
  const { template_type, cardsData } = round;
  return cardsData.flatMap(({ type, text }) => {
    const chars = cardChars(template_type, language, type, cardsData.length);
    return chars ? [`${lengthOf(text)} / ${charsText(chars).replace('-', '–')}`] : [];
  });
}

describe.each(templateTypes)('template %s', (template) => {
  const cases = (['english', 'urdu'] as const).map((language) => ({ language }));

  test.each(cases)(
    'G-035 G-350 G-376 G-377 G-062 G-071 G-084 G-091 G-112 G-123 G-130 G-144 G-156 G-170 its editor in $language shows all that is written, in its direction',
    ({ language }) => {
      const { round } = gameOfOne(template, language);
      const html = drawn(template, language, false);
      expect(wordsOf(round).filter((word) => !html.includes(word))).toEqual([]);
      expect(html).toContain(`dir="${directionOf(language)}"`);
      expect(html).toMatch(/<(input|textarea)(?![^>]*\sdisabled)[^>]*>/);
      for (const count of countsOf(round, language)) expect(html).toContain(count);
    },
  );

  test.each(cases)(
    'G-343 G-465 its preview in $language shows the same, and nothing can be changed',
    ({ language }) => {
      const { round } = gameOfOne(template, language);
      const html = drawn(template, language, true);
      expect(wordsOf(round).filter((word) => !html.includes(word))).toEqual([]);
      expect(html.match(/<(input|textarea|select)(?![^>]*\sdisabled)[^>]*>/g)).toBeNull();
      expect(html).not.toMatch(/contenteditable="true"|data-tour="add-card"/);
    },
  );
});

test.each(Object.values(games).filter(({ templates: own }) => own.length === 1))(
  'every stage of the tutorial of $content_type has something to show in its editor',
  ({ templates: own }) => {
    const [template] = own;
    const html = drawn(template, 'english', false);
    const inRound = roundStages({ templates: own }).filter((stage) => /card|fill/.test(stage));
    expect(inRound).not.toEqual([]);
    for (const stage of inRound) expect(html).toContain(`data-tour="${stage.replace('_', '-')}"`);
  },
);
