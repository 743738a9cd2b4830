import { languageRecords, type Language } from '@takhti/domain';
import type { Item } from '../../question-kinds/exchange/item.ts';
import { itemWithPictures } from '../../question-kinds/exchange/pictures.ts';
import { h5pQuestion, libraries, libraryOf, type Library } from './h5p-question.ts';

/** A file of a package, written piece by piece when it is asked for. */
interface WrittenFile {
  readonly name: string;
  readonly pieces: Iterable<string>;
}

/**
 * Questions as a question set of H5P, without the libraries that show it: the other system has them, or fetches them.
 * @param newId makes a UUID
 * @param makers a line for each model that made some of it
 */
export function h5pPackage(
  { title, language }: { readonly title: string; readonly language: Language },
  shown: readonly Item[],
  newId: () => string,
  makers: readonly string[] = [],
): readonly WrittenFile[] {
  const used = new Set<Library>([libraries.questionSet, ...shown.map(libraryOf)]);
  const { tag } = languageRecords[language];
  const description = {
    title: Array.from(title).slice(0, 255).join(''),
    language: tag,
    defaultLanguage: tag,
    mainLibrary: libraries.questionSet.machineName,
    embedTypes: ['iframe'],
    license: 'U',
    ...(makers.length > 0 && { authorComments: makers.join('\n') }),
    preloadedDependencies: [...used],
  };
  const content = {
    introPage: { showIntroPage: false, title: '', introduction: '' },
    progressType: 'textual',
    passPercentage: 50,
    disableBackwardsNavigation: false,
    randomQuestions: false,
    questions: [],
    endGame: {
      showResultPage: true,
      showSolutionButton: true,
      showRetryButton: true,
      showAnimations: false,
      skippable: false,
      overallFeedback: [{ from: 0, to: 100, feedback: '' }],
    },
    override: { checkButton: true },
  };
  return [
    { name: 'h5p.json', pieces: [JSON.stringify(description, null, 2)] },
    { name: 'content/content.json', pieces: withQuestions(JSON.stringify(content), shown, newId) },
  ];
}

const noQuestions = '"questions":[]';

/** JSON in which its empty list of questions is filled. */
function* withQuestions(
  json: string,
  items: readonly Item[],
  newId: () => string,
): Generator<string, void, void> {
  const end = json.indexOf(noQuestions) + noQuestions.length - 1;
  yield json.slice(0, end);
  let before = '';
  for (const item of items) {
    // Of pictures their descriptions: they are on our server.
    const shown = itemWithPictures(item, () => null);
    yield `${before}${JSON.stringify(h5pQuestion(shown, newId()))}`;
    before = ',';
  }
  yield json.slice(end);
}
