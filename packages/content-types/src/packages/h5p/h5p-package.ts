import { languageRecords, type Language } from '@takhti/domain';
import type { PackageFile } from '../../question-kinds/exchange/qti/write-package.ts';
import type { Item } from '../../question-kinds/exchange/item.ts';
import { itemWithPictures } from '../../question-kinds/exchange/pictures.ts';
import { h5pQuestion, libraries, libraryOf, type Library } from './h5p-question.ts';

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
): PackageFile[] {
  // Of pictures their descriptions: they lie on our server.
  const items = shown.map((item) => itemWithPictures(item, () => null));
  const used = new Set<Library>([libraries.questionSet, ...items.map(libraryOf)]);
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
    questions: items.map((item) => h5pQuestion(item, newId())),
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
    { name: 'h5p.json', text: JSON.stringify(description, null, 2) },
    { name: 'content/content.json', text: JSON.stringify(content) },
  ];
}
